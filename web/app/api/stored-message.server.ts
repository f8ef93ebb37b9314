import type { StoredMessage } from '~/content/site-admin-messages.server';
import type { StoredMessageAnswer } from './contract-editing';

export function storedMessageAnswer({ documentId, ...message }: StoredMessage): StoredMessageAnswer {
  return { id: documentId, ...message };
}

const COLUMNS = [
  ['Eingegangen', 'submittedAt'],
  ['Vorname', 'firstName'],
  ['Nachname', 'lastName'],
  ['E-Mail', 'email'],
  ['Unternehmen', 'company'],
  ['Interesse', 'interest'],
  ['Nachricht', 'message'],
  ['Sprache', 'language'],
  ['Status', 'state'],
] as const satisfies [string, keyof StoredMessage][];

const BYTE_ORDER_MARK = '\uFEFF';

const GERMAN_TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

function germanTime(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : GERMAN_TIME.format(time).replace(',', '');
}

/** A visitor wrote this, and a spreadsheet would run what looks like a formula. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The messages for a spreadsheet as German editors have it: semicolons, and a mark that says UTF-8. */
export function messagesAsCsv(messages: StoredMessage[]): string {
  const rows = messages.map((message) =>
    COLUMNS.map(([, field]) => (field === 'submittedAt' ? germanTime(message[field]) : message[field])),
  );
  const lines = [COLUMNS.map(([title]) => title), ...rows].map((row) => row.map(cell).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
