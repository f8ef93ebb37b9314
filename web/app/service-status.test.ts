import { SERVICES, uptimeField } from 'contract/service-status-fields';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_STATUS, completeStatus, incidentIn, monthOfStatus, readUptime } from './service-status';

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
    expect(monthOfStatus(status, 'fr')).toBe('janvier 2026');
  });
});

it('an incident is told in German where a translation is missing, and not at all without a text', () => {
  expect(incidentIn(BUILT_IN_STATUS, 'en')).toBeNull();
  const status = completeStatus({ incidentDe: 'Störung', incidentEn: 'Incident' });
  expect(incidentIn(status, 'en')).toEqual({ value: 'Incident', lang: 'en' });
  expect(incidentIn(status, 'fr')).toEqual({ value: 'Störung', lang: 'de' });
});
