import { describe, expect, it } from 'vitest';
import { attributes } from '../src/api/project/content-types/project/schema.json';
import { keyOrder } from './edited-entry';
import { editedProject, newProject, projectInput, storedProject } from './project';
import {
  PROJECT_COLORS,
  PROJECT_ICONS,
  PROJECT_SHARED_COLUMNS,
  PROJECT_TEXT_NAMES,
  PROJECT_TEXTS,
} from './project-fields';

describe('the columns of Strapi', () => {
  const namesOf = (localized: boolean) =>
    Object.entries(attributes)
      .filter(([, { pluginOptions }]) => pluginOptions.i18n.localized === localized)
      .map(([name]) => name);

  it('are the fields of the contract, each as localized as it says', () => {
    expect(namesOf(true)).toEqual(PROJECT_TEXT_NAMES);
    expect(namesOf(false).sort()).toEqual(['key', 'order', ...Object.values(PROJECT_SHARED_COLUMNS)].sort());
  });

  it('take the looks of the contract', () => {
    expect(attributes.color.enum).toEqual([...PROJECT_COLORS]);
    expect(attributes.icon.enum).toEqual([...PROJECT_ICONS]);
  });
});

describe('what is read twice', () => {
  it.each([
    [projectInput, { title: ' Ein  Titel ', features: ['a\nb', ''], color: 'Grey', icon: 'Shield' }],
    [projectInput, { description: { sq: ' so\n' }, status: ' In  Testing ', externalUrl: '', order: 3 }],
    [projectInput, { externalUrl: ' https://example.org/a b ', isActive: false, features: { de: [] } }],
    [newProject, { key: 'neu', title: { de: 'Neu', en: 'New' } }],
    [keyOrder, { keys: ['b', 'a'] }],
  ])('is the same as what is read once: %#', (schema, input) => {
    const once = schema.parse(input);
    expect(schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is also what was once stored', () => {
    for (const row of [{}, { color: 'mauve', icon: 'user_check', stage: null, externalUrl: ' ' }]) {
      const once = storedProject.parse(row);
      expect(storedProject.parse(once)).toEqual(once);
    }
  });
});

it('an answer has every text in every language', () => {
  const names = Object.values(PROJECT_TEXTS).map(({ byLanguage }) => byLanguage);
  expect(Object.keys(editedProject.shape)).toEqual(expect.arrayContaining(names));
});

it('an order names each entry once', () => {
  expect(keyOrder.safeParse({ keys: ['a', 'a'] }).success).toBe(false);
});
