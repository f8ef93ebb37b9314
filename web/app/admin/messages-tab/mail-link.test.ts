import { expect, it } from 'vitest';
import messages from '~/i18n/locales/de/admin-messages.json';
import { mailLink } from './mail-link';

const message = {
  firstName: 'Ada',
  lastName: 'Beispiel',
  email: 'ada@klinik.example',
  message: 'Bitte melden Sie sich.\nDanke & Grüße',
  language: 'de',
  submittedAt: '2026-03-05T13:30:00.000Z',
};

function opened(link: string) {
  const [address = '', query = ''] = link.replace(/^mailto:/, '').split('?');
  const fields = Object.fromEntries(query.split('&').map((field) => field.split('=')));
  return {
    address: decodeURIComponent(address),
    subject: decodeURIComponent(fields.subject),
    body: decodeURIComponent(fields.body),
  };
}

it('answers in German, with what was written as a quotation', () => {
  expect(opened(mailLink(message, messages.answers))).toEqual({
    address: 'ada@klinik.example',
    subject: 'Ihre Nachricht an {{company}}',
    body: [
      'Guten Tag Ada Beispiel,',
      '',
      '',
      '',
      'Am 5. März 2026 um 14:30 schrieben Sie:',
      '> Bitte melden Sie sich.',
      '> Danke & Grüße',
    ].join('\r\n'),
  });
});

it('answers in the language of the message, and in German where that is unknown', () => {
  expect(opened(mailLink({ ...message, language: 'fr' }, messages.answers)).body).toContain('Le 5 mars 2026');
  expect(opened(mailLink({ ...message, language: 'xx' }, messages.answers)).body).toContain('Guten Tag');
});

it('keeps an address from adding fields of its own to the mail', () => {
  const link = mailLink(
    { ...message, email: 'ada?bcc=fremd@x.example&body=y@klinik.example' },
    messages.answers,
  );
  expect(link.match(/[?&](?:bcc|body|subject)=/g)).toEqual(['?subject=', '&body=']);
});

it('shortens a long message to what mail programs take, without breaking a character', () => {
  const link = mailLink({ ...message, message: '😀 Größe '.repeat(2_000) }, messages.answers);
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(link.length).toBeGreaterThan(1_950);
  expect(opened(link).body).toMatch(/ \[…\]$/);
});

it('does not fail on a date that is none', () => {
  expect(opened(mailLink({ ...message, submittedAt: '' }, messages.answers)).body).toContain('Am  schrieben');
});
