import { LANGUAGE_CODES } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { textsFor } from '~/i18n/texts.server';
import { capabilityStatement, FHIR_RESOURCES } from '~/sections/docs/capability-statement.server';
import { openApiDescription } from '~/sections/docs/openapi.server';
import { EXPERTISE_MATRIX } from '~/sections/home/expertise-matrix';
import { companyProofs, productProofs } from './proofs.server';

describe('what visitors can check', () => {
  it('is counted from what it leads to', () => {
    const [standards, resources, endpoints] = companyProofs('de').items;
    const rows = Object.values(EXPERTISE_MATRIX).flat();
    expect(standards).toMatchObject({ figure: String(rows.length), address: '/#expertise' });
    const [server] = capabilityStatement().rest;
    expect(resources).toMatchObject({ figure: String(server?.resource.length), isFile: true });
    expect(endpoints).toMatchObject({ figure: String(Object.keys(openApiDescription().paths).length) });
  });

  it('is said of products that have it', () => {
    expect(productProofs('idatik', 'de')?.items).toEqual([companyProofs('de').items[2]]);
    expect(productProofs('fhir-link', 'de')?.items).toEqual([companyProofs('de').items[1]]);
    expect(productProofs('me-ti', 'de')).toBeNull();
  });

  it.each(LANGUAGE_CODES)('stands beside statements with their month in %s', (language) => {
    const { claims, lang } = companyProofs(language);
    expect(lang).toBeUndefined();
    expect(claims).toContain('2025');
    expect(claims).not.toContain('{{');
  });
});

it.each(LANGUAGE_CODES)(
  'the copy names as many FHIR resources as the CapabilityStatement in %s',
  (language) => {
    const { features, specifications } = textsFor(language, 'product-fhir-link')['product-fhir-link'];
    const named = [features.items[0]?.title, specifications.groups[0]?.items[1]];
    for (const text of named) expect(text).toMatch(new RegExp(`\\b${FHIR_RESOURCES.length}\\b`));
  },
);

it('the CapabilityStatement names each type once', () => {
  expect(new Set(FHIR_RESOURCES).size).toBe(FHIR_RESOURCES.length);
  expect([...FHIR_RESOURCES].sort()).toEqual(FHIR_RESOURCES);
});
