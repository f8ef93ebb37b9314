import { SECTION_FIELDS, SECTION_TEXTS } from 'contract/section-fields';
import { describe, expect, it } from 'vitest';
import { isMarkdown } from './section-texts';

describe('the name of a text says how it is written', () => {
  it.each([
    ['button-text', false],
    ['mainContent', true],
    ['second-description', true],
    ['subtitle-of-content', false],
  ])('%s: %s', (name, expected) => {
    expect(isMarkdown(name)).toBe(expected);
  });

  it('as the contract describes the texts of every section', () => {
    for (const name of SECTION_FIELDS) {
      expect([name, isMarkdown(name)]).toEqual([name, SECTION_TEXTS[name].widget === 'markdown']);
    }
  });
});
