import { LANGUAGE_CODES } from 'contract/languages';
import { confirmation as schema } from 'contract/message';
import { expect, test } from 'vitest';
import { BUILT_IN_COMPANY } from '~/company';
import { BUILT_IN, withEdition } from '~/i18n/edition.server';
import { confirmationOf } from './confirmation.server';

const NUMBER = '7F3A92C1-B04D';

test.each(LANGUAGE_CODES)('in %s it has the number and the company, and reads as in no other', (language) => {
  const { subject, text } = confirmationOf(language, NUMBER);
  expect(subject).toContain(NUMBER);
  expect(text).toContain(NUMBER);
  expect(text).toContain(BUILT_IN_COMPANY.brand);
  expect(subject + text).not.toContain('{{');
  const texts = LANGUAGE_CODES.map((code) => confirmationOf(code, NUMBER).text);
  expect(texts.filter((other) => other === text)).toHaveLength(1);
});

test('it has the texts of editors, whose line breaks cannot add a header', async () => {
  const edition = BUILT_IN.changedBy([
    { file: 'contact-mail', language: 'de', key: 'mail.subject', to: 'Danke {{number}}\nBcc: x@example.org' },
    { file: 'contact-mail', language: 'de', key: 'mail.greeting', to: 'Guten Morgen,' },
  ]);
  const written = await withEdition(edition, async () => confirmationOf('de', NUMBER));
  expect(written.text).toMatch(/^Guten Morgen,\n\n/);
  expect(schema.parse(written).subject).toBe(`Danke ${NUMBER} Bcc: x@example.org`);
});
