import type { ImportedRedirect } from 'contract/redirect';
import { MOST_IMPORTED, REDIRECT_STATUS, type RedirectKind } from 'contract/redirect-fields';
import type { Handlers } from '~/api/http/call.server';
import { unguarded } from '~/api/resources/csv.server';
import { cellsOf, FileUnreadable, rowsOfFile } from '~/api/resources/read-csv.server';
import { textsFor } from '~/i18n/texts.server';

type Column = Exclude<keyof ImportedRedirect, 'line'>;
const REQUIRED: readonly Column[] = ['address', 'target'];

const BY_STATUS = new Map(Object.entries(REDIRECT_STATUS).map(([kind, status]) => [String(status), kind]));

const usualKind = (target: string): RedirectKind => (target === '' ? 'gone' : 'permanent');

/** Reads a table with titles of columns in German or as the contract has them. @throws FileUnreadable */
export function redirectsIn(content: string): ImportedRedirect[] {
  const { columns, kinds } = textsFor('de', 'admin-redirects')['admin-redirects'];
  const [head = [], ...lines] = cellsOf(content);
  const titles = head.map((title) => title.trim().toLowerCase());
  const placeOf = (column: Column) =>
    titles.findIndex((title) => title === column || title === columns[column].toLowerCase());
  const missing = REQUIRED.find((column) => placeOf(column) < 0);
  if (missing) throw new FileUnreadable(`the column "${columns[missing]}" is missing`);
  const kindOf = (text: string) => {
    const named = Object.entries(kinds).find(([, name]) => name.toLowerCase().startsWith(text.toLowerCase()));
    return BY_STATUS.get(text) ?? named?.[0] ?? text;
  };
  return lines.map((cells, index) => {
    const cell = (column: Column) => unguarded(cells[placeOf(column)] ?? '').trim();
    const [target, kind] = [cell('target'), cell('kind')];
    return {
      line: index + 2,
      address: cell('address'),
      target,
      kind: kind === '' ? usualKind(target) : kindOf(kind),
      campaign: cell('campaign'),
      note: cell('note'),
    };
  });
}

/** Tables of redirects (docs/decisions/0083). */
export const redirectFiles = {
  'POST /api/redirects-import': ({ input: { content }, forward }) => {
    const rows = rowsOfFile(() => redirectsIn(content), 'redirects-file-unreadable', MOST_IMPORTED);
    return forward({ input: { rows } });
  },
} satisfies Partial<Handlers>;
