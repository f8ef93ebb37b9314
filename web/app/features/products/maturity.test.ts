import { describe, expect, it } from 'vitest';
import { isInTest, MATURITY_STEPS, maturityOf } from './maturity';
import { BUILT_IN_PRODUCTS, stageOf } from './product-head.server';

describe('maturityOf', () => {
  it.each([
    ['in Development', 'development'],
    ['Internal Testing', 'test'],
    ['In Testing', 'test'],
    ['Ready für Zulassung', 'approval'],
    ['Launch', 'available'],
  ])('puts "%s" at %s', (stage, step) => {
    const maturity = maturityOf(stage);
    expect(maturity && MATURITY_STEPS[maturity.step]).toBe(step);
  });

  it('knows nothing of words of the editors, however they are called', () => {
    expect(maturityOf('Pilotphase')).toBeNull();
    expect(maturityOf('toString')).toBeNull();
    expect(maturityOf('')).toBeNull();
  });
});

describe('isInTest', () => {
  it('is true before approval, and never of what is not known', () => {
    expect(['in Development', 'Internal Testing', 'In Testing'].map(isInTest)).toEqual([true, true, true]);
    expect(['Ready für Zulassung', 'Launch', 'Pilotphase', ''].map(isInTest)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('stageOf', () => {
  it('goes by what editors have stored, under either name of docuflow', () => {
    expect(stageOf('cryptoth', [{ key: 'docuflow', stage: 'Launch' }])).toBe('Launch');
    expect(stageOf('idatik', [{ key: 'idatik', stage: '' }])).toBe('');
  });

  it('knows where each product stood at first', () => {
    const steps = BUILT_IN_PRODUCTS.map((product) => maturityOf(stageOf(product, []))?.step);
    expect(steps).toEqual([2, 3, 1, 3, 0, 1]);
  });
});
