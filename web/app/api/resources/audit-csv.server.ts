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
  return csvOf(
    [
      [columns.at, ({ at }) => GERMAN_TIME.format(new Date(at)).replace(',', '')],
      [columns.account, ({ account }) => account?.name ?? ''],
      [columns.source, ({ source }) => sources[source]],
      [columns.action, ({ action }) => actions[action]],
      [columns.kind, ({ kind }) => (kind === null ? '' : kinds[kind])],
      [columns.thing, ({ thing }) => thing ?? ''],
      [columns.count, ({ count }) => String(count ?? '')],
    ],
    entries,
  );
}
