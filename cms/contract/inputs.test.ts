import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { attributes as appearanceColumns } from '../src/api/appearance/content-types/appearance/schema.json';
import { attributes as productTextColumns } from '../src/api/product-text/content-types/product-text/schema.json';
import { attributes as sectionColumns } from '../src/api/section/content-types/section/schema.json';
import { appearanceInput } from './appearance';
import { COLOR_FIELDS, FONT_FIELDS } from './appearance-fields';
import { LARGEST_ID } from './limits';
import { mediaChange } from './media';
import { contactSubmission, emailAddress, messageQuery } from './message';
import { productTextInput } from './product-text';
import { PRODUCT_TEXT_FIELDS } from './product-text-fields';
import { newSection, sectionInput } from './section';
import { SECTION_FIELDS } from './section-fields';
import { translationConfirmation } from './translation';

const MESSAGE = { firstName: 'Ada', lastName: 'Muster', email: 'ada@praxis.example', message: 'Guten Tag' };

// The site reads an input and passes it on; Strapi reads it again.
describe('what is read twice is the same as what is read once', () => {
  it.each<[string, z.ZodType, unknown]>([
    [
      'a section',
      newSection,
      { sectionKey: ' Über uns / Team ', translations: { de: { ' motto ': ' x ' } } },
    ],
    ['pictures', sectionInput, { images: { team: '', other: null, third: 5, fourth: '/uploads/a.png' } }],
    ['a product text', productTextInput, { translations: { de: { title: ' T ', keywords: '' } } }],
    ['texts of a picture', mediaChange, { alternativeText: ' Netz ', alternativeTexts: { en: ' ' } }],
    ['a look', appearanceInput, { primaryColor: '#AABBCC', greyColor: '', bodyFont: ' Inter ' }],
    ['a confirmation', translationConfirmation, { confirmed: { en: [' title '] } }],
    ['words', messageQuery.shape.search, ' a  b '],
    [
      'a message',
      contactSubmission,
      { ...MESSAGE, firstName: ' A\r\nB ', company: null, message: ' a\nb\0 ' },
    ],
  ])('%s', (_name, schema, input) => {
    const once = schema.parse(input);
    expect(schema.parse(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });
});

describe('an e-mail address', () => {
  it.each(['ada@praxis.example', "o'neill+net@a-b.co.uk"])('%s is one', (address) => {
    expect(emailAddress.safeParse(address).success).toBe(true);
  });

  // Strapi rejects all of these; browsers accept the first two.
  it.each(['ada@praxis', 'ada@-praxis.example', 'ada', 'ada@praxis.example, b@c.de', 'ada @praxis.example'])(
    '%s is none',
    (address) => expect(emailAddress.safeParse(address).success).toBe(false),
  );
});

it('a file has no larger number than a column of PostgreSQL holds', () => {
  expect(sectionInput.safeParse({ images: { a: LARGEST_ID } }).success).toBe(true);
  expect(sectionInput.safeParse({ images: { a: LARGEST_ID + 1 } }).success).toBe(false);
});

it('the columns of Strapi are the fields of the contract', () => {
  expect(Object.keys(sectionColumns)).toEqual(expect.arrayContaining([...SECTION_FIELDS]));
  expect(Object.keys(productTextColumns)).toEqual(['productKey', ...PRODUCT_TEXT_FIELDS]);
  expect(Object.keys(appearanceColumns)).toEqual([...COLOR_FIELDS, ...FONT_FIELDS]);
});
