import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** @param {string} file */
const read = (file) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
/** @param {string} file */
const placeholderIn = (file) => /PLACEHOLDER = '([^']+)'/.exec(read(file))?.[1];

test('site and CMS know the same text as what a new section begins with', () => {
  const ofSite = placeholderIn('web/app/content/has-text.ts');
  expect(ofSite).toMatch(/\w/);
  expect(placeholderIn('cms/src/translations/placeholder.ts')).toBe(ofSite);
});
