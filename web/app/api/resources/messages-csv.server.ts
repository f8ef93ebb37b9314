import { isLanguage } from 'contract/languages';
import type { StoredMessage } from 'contract/message';
import { textsFor } from '~/i18n/texts.server';
import { csvOf } from './csv.server';

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

const languageName = (code: string): string => (isLanguage(code) ? (languageNames.of(code) ?? '') : code);

const wordFor = (code: string, words: Readonly<Record<string, string>>): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** Formats messages for a spreadsheet, in the German words of the screen (decision C8). */
export function messagesAsCsv(messages: readonly StoredMessage[]): string {
  const { interests, states } = textsFor('de', 'admin-messages')['admin-messages'];
  return csvOf(
    [
      ['Eingegangen', ({ submittedAt }) => germanTime(submittedAt)],
      ['Vorname', ({ firstName }) => firstName],
      ['Nachname', ({ lastName }) => lastName],
      ['E-Mail', ({ email }) => email],
      ['Unternehmen', ({ company }) => company],
      ['Interesse', ({ interest }) => wordFor(interest, interests)],
      ['Produkt', ({ product }) => product],
      ['Nachricht', ({ message }) => message],
      ['Sprache', ({ language }) => languageName(language)],
      ['Seite', ({ page }) => page],
      ['Kampagne', ({ campaign }) => campaign],
      ['Status', ({ state }) => wordFor(state, states)],
      ['Nummer', ({ number }) => String(number)],
    ],
    messages,
  );
}
