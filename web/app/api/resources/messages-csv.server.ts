import { isLanguage } from 'contract/languages';
import type { StoredMessage } from 'contract/message';
import { textsFor } from '~/i18n/texts.server';
import { csvOf } from './csv.server';

const COLUMNS = [
  ['Eingegangen', 'submittedAt'],
  ['Vorname', 'firstName'],
  ['Nachname', 'lastName'],
  ['E-Mail', 'email'],
  ['Unternehmen', 'company'],
  ['Interesse', 'interest'],
  ['Produkt', 'product'],
  ['Nachricht', 'message'],
  ['Sprache', 'language'],
  ['Seite', 'page'],
  ['Kampagne', 'campaign'],
  ['Status', 'state'],
  ['Nummer', 'number'],
] as const satisfies [string, keyof StoredMessage][];

const GERMAN_TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

function germanTime(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : GERMAN_TIME.format(time).replace(',', '');
}

const languageNames = new Intl.DisplayNames('de-DE', { type: 'language' });

const wordFor = (code: string, words: Readonly<Record<string, string>>): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** Formats a field in the German words of the screen (decision C8). */
function shown(field: keyof StoredMessage, message: StoredMessage): string {
  const { interests, states } = textsFor('de', 'admin-messages')['admin-messages'];
  switch (field) {
    case 'submittedAt':
      return germanTime(message.submittedAt);
    case 'interest':
      return wordFor(message.interest, interests);
    case 'language':
      return isLanguage(message.language) ? (languageNames.of(message.language) ?? '') : message.language;
    case 'state':
      return wordFor(message.state, states);
    default:
      return String(message[field]);
  }
}

export function messagesAsCsv(messages: StoredMessage[]): string {
  const rows = messages.map((message) => COLUMNS.map(([, field]) => shown(field, message)));
  return csvOf(
    COLUMNS.map(([title]) => title),
    rows,
  );
}
