import { CACHE_POLICIES } from '~/http/cache-policies';

const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA = '[=+\\-@＝＋－＠]';
/** Before a formula: separators of other spreadsheets, and the spaces and quotes that some drop. */
const BEFORE_FORMULA = String.raw`(?:^|[,;\t\r\n\v\f\u0085\u2028\u2029])[\s"]*`;
/** Characters that start a formula, with their full-width forms. */
const FORMULA_STARTS = new RegExp(`${FORMULA}(?<=${BEFORE_FORMULA}.)`, 'g');
const MAYBE_GUARDED = new RegExp(`('*)(${FORMULA})(?<=${BEFORE_FORMULA}'*.)`, 'g');

/** Quotes a value; an apostrophe turns formulas in visitors' input into readable text. */
function cell(value: string): string {
  const harmless = value.replace(FORMULA_STARTS, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Guards formulas by an apostrophe; `unguarded` finds it, because it adds one to those of the text. */
export const guarded = (value: string): string => value.replace(MAYBE_GUARDED, "'$1$2");
export const unguarded = (cell: string): string =>
  cell.replace(MAYBE_GUARDED, (_all, apostrophes: string, start: string) => apostrophes.slice(1) + start);

export type Column<Row> = readonly [title: string, cellOf: (row: Row) => string];

/** Builds a CSV file for German spreadsheets: semicolons, and a byte order mark for UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const titles = columns.map(([title]) => title);
  const values = rows.map((row) => columns.map(([, cellOf]) => cellOf(row)));
  const lines = [titles, ...values].map((line) => line.map(cell).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

export const csvDownload = (filename: string, content: string): Response =>
  download(filename, 'text/csv', content);

export const download = (filename: string, mediaType: string, content: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': `${mediaType}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': CACHE_POLICIES.never,
    },
  });
