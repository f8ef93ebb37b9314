import { describe, expect, it } from 'vitest';
import { DOCUMENTS, GRANTED, INSURED, MEAN_MILLISECONDS, REQUESTS, RIGHTS, ROLES } from './invented';

/** The last digit of a number of insurance: the letter counts as two digits, every second one doubled, by their sums. */
function checkDigit(number: string): number {
  const [letter = ''] = number;
  const place = String((letter.codePointAt(0) ?? 0) - 64).padStart(2, '0');
  return (
    [...(place + number.slice(1, 9))]
      .map((digit, index) => Number(digit) * (1 + (index % 2)))
      .reduce((sum, product) => sum + Math.trunc(product / 10) + (product % 10), 0) % 10
  );
}

describe('the data of the drawn screens', () => {
  it('has a number of insurance that nobody can have', () => {
    // gematik's own example, which is valid.
    expect(checkDigit('X110411675')).toBe(5);
    expect(INSURED.number).toMatch(/^[A-Z]\d{9}$/);
    expect(checkDigit(INSURED.number)).not.toBe(Number(INSURED.number.at(-1)));
  });

  it('asks for what FHIR R4 has, and tells of a refusal', () => {
    const types = REQUESTS.map(({ path }) => path.split(/[/?]/)[0]);
    const known = ['Patient', 'Encounter', 'Observation', 'MedicationRequest', 'Consent', 'metadata'];
    expect(types.filter((type = '') => !known.includes(type))).toEqual([]);
    expect(REQUESTS.filter(({ status }) => status === 403)).toHaveLength(1);
    expect(REQUESTS.filter(({ method }) => method === 'POST').map(({ status }) => status)).toEqual([201]);
    const times = REQUESTS.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(MEAN_MILLISECONDS).toBe(28);
  });

  it('gives nobody all rights, and every right to somebody', () => {
    const rightsOf = ROLES.map((role) => GRANTED[role].rights);
    expect(rightsOf.some((rights) => rights.length === RIGHTS.length)).toBe(false);
    expect(new Set(rightsOf.flat())).toEqual(new Set(RIGHTS));
  });

  it('keeps documents as long as the law says', () => {
    expect(Object.fromEntries(DOCUMENTS.map(({ name, years }) => [name, years]))).toMatchObject({
      finding: 10,
      radiation: 30,
      invoice: 8,
    });
  });
});
