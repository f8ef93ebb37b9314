import type { ImportedRedirect } from 'contract/redirect';
import { MOST_IMPORTED, REDIRECT_STATUS, type RedirectKind } from 'contract/redirect-fields';
import { errorAnswer } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { unguarded } from '~/api/resources/csv.server';
import { cellsOf, FileUnreadable } from '~/api/resources/read-csv.server';
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

/** @throws Response 400 */
function rowsIn(content: string): ImportedRedirect[] {
  let rows: ImportedRedirect[];
  try {
    rows = redirectsIn(content);
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error;
    throw errorAnswer('redirects-file-unreadable', { problem: error.message });
  }
  if (rows.length <= MOST_IMPORTED) return rows;
  throw errorAnswer('field-too-many', { field: 'content', limit: MOST_IMPORTED });
}

/** Tables of redirects (docs/decisions/0083). */
export const redirectFiles = {
  'POST /api/redirects-import': ({ input, forward }) => forward({ input: { rows: rowsIn(input.content) } }),
} satisfies Partial<Handlers>;
