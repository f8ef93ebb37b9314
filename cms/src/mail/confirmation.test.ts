import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../contract/languages';
import { confirmationOf } from './confirmation';

const number = '7F3A92C1-B04D';
const confirm = (language: unknown) => confirmationOf({ number, language }, 'example.org');

test.each(LANGUAGE_CODES)(
  'a confirmation in %s has the number and the site, and is in no other language',
  (language) => {
    const { subject, text } = confirm(language);
    expect(subject).toContain(number);
    expect(text).toContain(number);
    expect(text).toContain('example.org');
    const texts = LANGUAGE_CODES.map((code) => confirm(code).text);
    expect(texts.filter((other) => other === text)).toHaveLength(1);
  },
);

test('a message in no known language is confirmed in German', () => {
  expect(confirm(null)).toEqual(confirm('de'));
});
