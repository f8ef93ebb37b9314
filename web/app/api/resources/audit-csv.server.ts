import type { AuditEntry } from 'contract/audit';
import { forEachKind, ORDERED, ORDERED_PLURALS } from 'contract/ordered-kinds';
import { textsFor } from '~/i18n/texts.server';
import { csvOf } from './csv.server';

const GERMAN_TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** Formats the audit trail for a spreadsheet, in the German words of the screen (decision C8). */
export function auditAsCsv(entries: readonly AuditEntry[]): string {
  const texts = textsFor('de', 'admin-audit', ...ORDERED_PLURALS.map((plural) => `admin-${plural}` as const));
  const { columns, actions, sources } = texts['admin-audit'];
  const kinds = {
    ...texts['admin-audit'].kinds,
    ...forEachKind((kind) => texts[`admin-${ORDERED[kind].plural}`].words.one),
  };
  const rows = entries.map(({ at, account, source, action, kind, thing, count }) => [
    GERMAN_TIME.format(new Date(at)).replace(',', ''),
    account?.name ?? '',
    sources[source],
    actions[action],
    kind === null ? '' : kinds[kind],
    thing ?? '',
    count === null ? '' : String(count),
  ]);
  const { at, account, source, action, kind, thing, count } = columns;
  return csvOf([at, account, source, action, kind, thing, count], rows);
}
