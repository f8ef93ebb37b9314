import { LANGUAGE_CODES } from 'contract/languages';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ENDPOINTS } from '~/sections/docs/sample-endpoints.server';
import { OBSERVATION, productSample, SAMPLES } from './samples.server';

describe('productSample', () => {
  it.each(['idatik', 'fhir-link'] as const)(
    'shows what %s is asked and answers, in every language',
    (product) => {
      const titles = LANGUAGE_CODES.map((language) => productSample(product, language)?.title);
      expect(new Set(titles).size).toBe(LANGUAGE_CODES.length);
      const shown = productSample(product, 'de');
      const response = parse(shown?.response ?? '').textContent;
      expect(JSON.parse(response)).toEqual(SAMPLES[product].answer);
      expect(response.split('\n').length).toBeLessThanOrEqual(17);
      expect(parse(shown?.request ?? '').textContent).toMatch(/^curl /);
    },
  );

  it('has none for a product that shows nothing of the kind', () => {
    expect(productSample('me-ti', 'de')).toBeNull();
    expect(productSample('toString', 'de')).toBeNull();
  });

  it('says of idatik what its documentation says', () => {
    const documented = SAMPLE_ENDPOINTS.find(({ id }) => id === 'userinfo');
    expect(SAMPLES.idatik.request).toBe(documented?.request);
    expect(SAMPLES.idatik.answer).toEqual(JSON.parse(documented?.response ?? ''));
  });
});

describe('the search of fhir-link', () => {
  const { request, answer } = SAMPLES['fhir-link'];

  it('is answered with what it asks for', () => {
    const asked = [...request.matchAll(/--data-urlencode '([^=]+)=([^']+)'/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const { link, entry, total } = answer as {
      link: { relation: string; url: string }[];
      entry: { fullUrl: string; resource: typeof OBSERVATION; search: { mode: string } }[];
      total: number;
    };
    expect([...new URL(link[0]?.url ?? '').searchParams]).toEqual(asked);
    const [coding] = OBSERVATION.code.coding;
    expect(asked).toContainEqual(['code', coding?.code]);
    expect(asked).toContainEqual(['patient', OBSERVATION.subject.reference.replace('Patient/', '')]);
    expect(entry).toHaveLength(total);
    expect(entry[0]?.fullUrl).toMatch(/\/Observation\/kreatinin-1$/);
  });

  it('has what FHIR R4 requires of a search set and of an observation', () => {
    expect(answer).toMatchObject({
      resourceType: 'Bundle',
      type: 'searchset',
      entry: [{ search: { mode: 'match' } }],
    });
    expect(OBSERVATION).toMatchObject({ resourceType: 'Observation', status: 'final' });
    expect(OBSERVATION.id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
    // A dateTime may end with the day; a time needs seconds and a zone.
    expect(OBSERVATION.effectiveDateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
