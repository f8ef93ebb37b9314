import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textsFor } from '~/i18n/texts.server';
import { isBeforeRelease, MATURITY_STEPS, maturityOf } from './maturity';
import { BUILT_IN_PRODUCTS, FIRST_STAGES, stageOf } from './product-head.server';
import { canonicalProduct } from './products';

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

describe('isBeforeRelease', () => {
  it('is true until a product is available, and never of what is not known', () => {
    const before = ['in Development', 'Internal Testing', 'In Testing', 'Ready für Zulassung'];
    expect(before.filter(isBeforeRelease)).toEqual(before);
    expect(['Launch', 'Pilotphase', ''].filter(isBeforeRelease)).toEqual([]);
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

const seeded = z
  .record(z.string(), z.object({ stage: z.string() }))
  .parse(
    JSON.parse(readFileSync(new URL('../../../../cms/seed/shared/projects.json', import.meta.url), 'utf8')),
  );

describe('the stage of a product', () => {
  it('is the same in the seed and while Strapi is unreachable', () => {
    const stages = Object.entries(seeded).map(([key, { stage }]) => [canonicalProduct(key), stage]);
    expect(Object.fromEntries(stages)).toEqual(FIRST_STAGES);
  });

  const INTERNAL_TESTS: Record<Language, RegExp> = {
    de: /interne[nr]? Test/i,
    en: /internal test/i,
    fr: /tests? internes?/i,
    it: /test interni/i,
    es: /pruebas internas/i,
    nl: /interne test/i,
    sq: /testim(?:i|e|et)?(?: i| të| e)* brendsh/i,
  };

  it.each(LANGUAGE_CODES)('is told by the same word on every page in %s (decisions I4, I11)', (language) => {
    expect([FIRST_STAGES['me-ti'], FIRST_STAGES.cryptoth]).toEqual(['Internal Testing', 'Internal Testing']);
    const texts = textsFor(language, 'frame', 'product-me-ti', 'product-cryptoth', 'ti-transformation');
    const { 'product-me-ti': meTi, 'product-cryptoth': docuflow } = texts;
    const told = [
      texts.frame.stages.internalTesting,
      meTi.hero.badge,
      meTi.hero.banner,
      docuflow.hero.banner,
      docuflow.closing.text,
      texts['ti-transformation'].process.steps.platform.state,
    ];
    for (const text of told) expect(text).toMatch(INTERNAL_TESTS[language]);
    expect(texts.frame.stages.testing).not.toMatch(INTERNAL_TESTS[language]);
  });
});
