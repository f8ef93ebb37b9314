import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from '~/i18n/negotiation.server';
import { keptAddress } from './kept-address';

const languageKeptFor = (headers: IncomingMessage['headers']) =>
  keptAddress({ headers } as IncomingMessage, '/careers', '')?.language;

/** Pieces of both headers, because clients may put either into the other. */
const piece = fc.constantFrom(
  'de-DE,de;q=0.9',
  'lang=fr;',
  'lang=nl',
  'n=1',
  'en',
  'it;q=0.4,',
  '*',
  ';',
  ',',
  '"',
  '\\',
  '\t',
  '',
  'ä',
);

describe('the language of an address without prefix', () => {
  it('is the visitor’s, whatever headers others have sent before', () => {
    const attack = { 'accept-language': 'de-DE,de;q=0.9 lang=fr;', cookie: 'n=1' };
    const victim = { 'accept-language': 'de-DE,de;q=0.9', cookie: 'lang=fr; n=1' };
    expect([attack, victim].map(languageKeptFor)).toEqual(['de', 'fr']);
  });

  it('is the same as without the cache, wherever one header ends and the other begins', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        for (let end = 0; end <= pieces.length; end += 1) {
          const accepted = pieces.slice(0, end).join(' ');
          const cookies = pieces.slice(end).join(' ');
          const kept = languageKeptFor({ 'accept-language': accepted, cookie: cookies });
          expect(kept).toBe(negotiateLanguage(cookies, accepted));
        }
      }),
      { seed: 27, numRuns: 3_000 },
    );
  });
});
