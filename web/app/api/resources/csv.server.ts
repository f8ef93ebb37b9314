import { CACHE_POLICIES } from '~/http/cache-policies';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Characters that start a formula, with their full-width forms. Also after separators, where a spreadsheet with another
 * separator begins a cell, and before spaces and quotes, which some spreadsheets drop.
 */
const FORMULA_STARTS = /[=+\-@＝＋－＠](?<=(?:^|[,;\t\r\n\v\f\u0085\u2028\u2029])[\s"]*.)/g;

/** Quotes a value; an apostrophe turns formulas in visitors' input into readable text. */
function cell(value: string): string {
  const harmless = value.replace(FORMULA_STARTS, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Builds a CSV file for German spreadsheets: semicolons, and a byte order mark for UTF-8. */
export function csvOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows].map((row) => row.map(cell).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

export const csvDownload = (filename: string, content: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': CACHE_POLICIES.never,
    },
  });
