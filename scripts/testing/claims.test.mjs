// Checks what the copy says about the world, in all languages. Each rule was broken once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../setup/project.mjs';

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name))
    .map((name) => join(folder, name));

const sentences = ['web/app/i18n/locales', 'web/content', 'cms/seed'].flatMap(filesOf).flatMap((file) =>
  readFileSync(inProject(file), 'utf8')
    .split(/\n|(?<=[.!?]["“”»]?)\s+(?=\p{Lu})/u)
    .map((sentence) => ({ file, sentence })),
);

/** @param {RegExp} pattern @param {RegExp} [unless] exempts statements about the company itself */
const offending = (pattern, unless) =>
  sentences.filter(({ sentence }) => pattern.test(sentence) && !unless?.test(sentence));

describe('the copy', () => {
  it('is read', () => {
    expect(sentences.length).toBeGreaterThan(3_000);
  });

  it('says whose road map it is that expects full operation of TI 2.0 in 2026', () => {
    const fullOperation =
      /Vollbetrieb|full operation|volledig (?:in )?bedrijf|pleine exploitation|pieno regime|pleno funcionamiento|(?:hyn plotësisht|funksionimin e plotë)/i;
    const own = /Fahrplan|road map|planning|feuille de route|tabella di marcia|hoja de ruta|udhërrëfyes/i;
    expect(offending(fullOperation, own)).toEqual([]);
  });

  it('speaks of the certificates of RSA-only connectors, not of all connectors', () => {
    const expiry =
      /(?:Zertifikat|certificate?s?|certificaten|certificats?|certificati|certificados?|[Cc]ertifikata)\S*.{0,40}(?:Konnektor|connect|conect|konektor).{0,60}(?:ablaufen|laufen|expire|verlopen|expirent|scad|caduc|skad|verlänger)/i;
    expect(offending(expiry, /RSA/)).toEqual([]);
  });

  it('does not end the support of all connectors', () => {
    expect(
      offending(
        /Konnektor\S*.{0,30}(?:keinen Support|Support (?:mehr|endet))|der Support endet|support (?:for connectors )?ends/i,
      ),
    ).toEqual([]);
  });

  it('counts 33 resources as those of the gateway, not as all of FHIR', () => {
    expect(offending(/(?:alle|all|tutte le|les|los|të) 33 \S*(?: FHIR|FHIR| burimet)/i)).toEqual([]);
  });

  it('claims no conformity with ISiK, which gematik alone confirms', () => {
    expect(
      offending(/ISiK-(?:konform|compliant)|(?:conform|conforme (?:à|a|con)|conformi a|përputhje me) ISiK/i),
    ).toEqual([]);
  });

  it('says that HIPAA is American law wherever it names it', () => {
    expect(offending(/HIPAA/, /US|Amerikaans|américain|EE\.|SHBA/)).toEqual([]);
  });
});
