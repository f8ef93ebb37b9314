import { LANGUAGE_CODES } from 'contract/languages';
import { SERVICES, uptimeField } from 'contract/service-status-fields';
import { describe, expect, it } from 'vitest';
import {
  ageInWords,
  BUILT_IN_STATUS,
  completeStatus,
  incidentIn,
  monthInWords,
  readUptime,
} from './service-status';

describe('the built-in overview', () => {
  it('has the availability of the specification', () => {
    const uptimes = SERVICES.map((service) => readUptime(BUILT_IN_STATUS[uptimeField(service)]));
    expect(uptimes).toEqual([99.9, 99.8, 99.5, 99.9, 100, 99.7]);
  });

  it('gives way to what editors write, and stands where they write nothing', () => {
    const status = completeStatus({
      idatikUptime: '98,25',
      idatikState: 'outage',
      asOf: '2026-01',
      meTiState: null,
    });
    expect(readUptime(status.idatikUptime)).toBe(98.25);
    expect([status.idatikState, status.meTiState]).toEqual(['outage', 'operational']);
    expect(monthInWords(status.asOf, 'fr')).toBe('janvier 2026');
  });
});

describe('the age of the overview', () => {
  const ageOn = (day: string, asOf = '2025-11') => ageInWords(completeStatus({ asOf }), 'de', new Date(day));

  it('is told from the 31st day after its month on', () => {
    expect(ageOn('2025-11-15')).toBeNull();
    expect(ageOn('2025-12-31T00:00:00Z')).toBeNull();
    expect(ageOn('2025-12-31T12:00:00Z')).toBe('vor 1 Monat');
    expect(ageOn('2026-11-24')).toBe('vor 12 Monaten');
    expect(ageOn('2026-03-01', '2025-12')).toBe('vor 3 Monaten');
  });

  it.each(LANGUAGE_CODES)('is told in words of %s', (language) => {
    const age = ageInWords(BUILT_IN_STATUS, language, new Date('2026-11-24'));
    expect(age).toMatch(/\b12\b.*\p{L}{3}/u);
  });
});

it('an incident is told in German where a translation is missing, and not at all without a text', () => {
  expect(incidentIn(BUILT_IN_STATUS, 'en')).toBeNull();
  const status = completeStatus({ incidentDe: 'Störung', incidentEn: 'Incident' });
  expect(incidentIn(status, 'en')).toEqual({ value: 'Incident', lang: 'en' });
  expect(incidentIn(status, 'fr')).toEqual({ value: 'Störung', lang: 'de' });
});
