import { describe, expect, it } from 'vitest';
import { attributes } from '../src/api/resource/content-types/resource/schema.json';
import { newResource, resourceInput, storedResource } from './resource';
import {
  RESOURCE_ADDRESS,
  RESOURCE_PARTS,
  RESOURCE_SHARED_NAMES,
  RESOURCE_TEXT_NAMES,
} from './resource-fields';

describe('the columns of Strapi', () => {
  const namesOf = (localized: boolean) =>
    Object.entries(attributes)
      .filter(([, { pluginOptions }]) => pluginOptions.i18n.localized === localized)
      .map(([name]) => name);

  it('are the fields of the contract, each as localized as it says', () => {
    expect(namesOf(true)).toEqual([...RESOURCE_TEXT_NAMES, 'file']);
    expect(namesOf(false)).toEqual(['key', ...RESOURCE_SHARED_NAMES, 'order']);
    expect(attributes.part.enum).toEqual([...RESOURCE_PARTS]);
  });
});

describe('what is read twice', () => {
  it.each([
    [resourceInput, { title: ' Ein  Leitfaden ', address: ' /faq ', file: { de: '' } }],
    [resourceInput, { description: { sq: ' so\n' }, address: '', file: { en: 7, fr: '/uploads/a.pdf' } }],
    [newResource, { key: 'neu', title: { de: 'Neu', en: 'New' }, part: 'ti-transformation' }],
  ])('is the same as what is read once: %#', (schema, input) => {
    const once = schema.parse(input);
    expect(schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is also what was once stored', () => {
    for (const row of [{}, { part: 'gone', address: '', isPublished: null }, { part: 'ti_transformation' }]) {
      const once = storedResource.parse(row);
      expect(storedResource.parse(once)).toEqual(once);
    }
  });
});

it.each([
  ['/docs/idatik?tab=api#token', true],
  ['https://example.org/a.pdf', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['http://example.org', false],
  ['javascript:alert(1)', false],
  ['docs/idatik', false],
  ['/with a blank', false],
])('the address %s is accepted: %s', (address, isAccepted) => {
  expect(RESOURCE_ADDRESS.pattern.test(address)).toBe(isAccepted);
  expect(resourceInput.safeParse({ address }).success).toBe(isAccepted);
});
