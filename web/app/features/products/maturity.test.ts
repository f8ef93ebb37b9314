import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { textsFor } from '~/i18n/texts.server';
import { isBeforeRelease, MATURITY_STEPS, maturityOf } from './maturity';
import { PRODUCTS } from './products';

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

const seeded = z
  .record(z.string(), z.object({ color: z.string(), icon: z.string(), stage: z.string() }))
  .parse(
    JSON.parse(readFileSync(new URL('../../../../cms/seed/shared/projects.json', import.meta.url), 'utf8')),
  );

describe('a built-in product', () => {
  it('looks the same in the seed and while Strapi is unreachable', () => {
    expect(PRODUCTS.map(({ key, color, icon, stage }) => [key, { color, icon, stage }])).toEqual(
      Object.entries(seeded),
    );
  });

  it('stands at its step', () => {
    expect(PRODUCTS.map(({ stage }) => maturityOf(stage)?.step)).toEqual([2, 3, 1, 3, 0, 1]);
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
    const tested = PRODUCTS.filter(({ stage }) => stage === 'Internal Testing');
    expect(tested.map(({ key }) => key)).toEqual(['me-ti', 'docuflow']);
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
