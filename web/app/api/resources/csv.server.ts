import { CACHE_POLICIES } from '~/http/cache-policies';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet runs at the start of a cell, also in the full-width forms that it takes for the same. A
 * spreadsheet that separates by another sign than this file lets cells begin within a field, and some drop spaces
 * and quotes before they look.
 */
const FORMULA_STARTS = /[=+\-@＝＋－＠](?<=(?:^|[,;\t\r\n\v\f\u0085\u2028\u2029])[\s"]*.)/g;

/** Others wrote this: an apostrophe makes text of what would be a formula, and leaves it readable. */
function cell(value: string): string {
  const harmless = value.replace(FORMULA_STARTS, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A table for a spreadsheet as German editors have it: semicolons, and a mark that says UTF-8. */
export function csvOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows].map((row) => row.map(cell).join(';'));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Written by the browser straight to the disk, and kept by nothing on the way. */
export const csvDownload = (filename: string, content: string): Response =>
  new Response(content, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': CACHE_POLICIES.never,
    },
  });
