import { expect, test } from 'vitest';
import { NAMED_MESSAGES } from '../../contract/limits';
import { letterOf } from './letter';
import type { Notice } from './notice';

const message = (topic: string, language = 'de'): Extract<Notice, { kind: 'message' }> => ({
  kind: 'message',
  number: '7F3A92C1-B04D',
  topic,
  language,
  link: 'https://example.org/admin#messages/abc',
});
const failed: Notice = { kind: 'backup-failed', at: '2026-11-27T02:00:00.000Z', reason: 'kein Platz' };
const away: Notice = {
  kind: 'strapi-away',
  from: '2026-11-27T08:00:00.000Z',
  until: '2026-11-27T08:07:00.000Z',
};

test('one message is named in the subject, with topic, language and link in the text', () => {
  expect(letterOf([message('meeting', 'fr')])).toEqual({
    subject: 'Neue Nachricht 7F3A92C1-B04D: Termin',
    text: 'Neue Nachricht 7F3A92C1-B04D\nThema: Termin\nSprache: Französisch\nhttps://example.org/admin#messages/abc\n',
  });
});

test('a message without a number is named without one', () => {
  const { subject, text } = letterOf([{ ...message('meeting'), number: '' }]);
  expect(subject).toBe('Neue Nachricht: Termin');
  expect(text).toMatch(/^Neue Nachricht\nThema: Termin\n/);
});

test.each([
  ['idatik', 'idatik'],
  ['none', 'keine Angabe'],
  ['other', 'anderes'],
])('the topic %s reads %s', (topic, words) => {
  expect(letterOf([message(topic)]).text).toContain(`\nThema: ${words}\n`);
});

test('several notices are counted in the subject and listed in the text', () => {
  const { subject, text } = letterOf([message('meeting'), message('idatik'), failed, away]);
  expect(subject).toBe('2 neue Nachrichten, Sicherung fehlgeschlagen, Strapi war nicht in Betrieb');
  expect(text.match(/^Neue Nachricht/gm)).toHaveLength(2);
  expect(text).toContain('Die Sicherung vom 27.11.2026, 03:00 ist fehlgeschlagen: kein Platz');
  expect(text).toContain('Strapi war von 27.11.2026, 09:00 bis 27.11.2026, 09:07 nicht in Betrieb.');
});

test('of a flood the first messages are named and the rest is counted, and no other notice is left out', () => {
  const messages = Array.from({ length: NAMED_MESSAGES + 21 }, () => message('meeting'));
  const { subject, text } = letterOf([...messages, failed]);
  expect(subject).toBe('121 neue Nachrichten, Sicherung fehlgeschlagen');
  expect(text.match(/^Neue Nachricht/gm)).toHaveLength(NAMED_MESSAGES);
  expect(text).toContain('fehlgeschlagen: kein Platz');
  expect(text).toMatch(/\n\nWeitere neue Nachrichten: 21\. Alle stehen in der Redaktion\.\n$/);
});
