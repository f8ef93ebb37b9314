import type { RefusalCode } from 'contract/refusal';
import { CsvError, parse } from 'csv-parse/sync';
import { errorAnswer } from '~/api/http/answers.server';

export class FileUnreadable extends Error {
  override name = 'FileUnreadable';
}

/**
 * Reads the rows of a file that a call brings as `content`.
 * @param read throws FileUnreadable
 * @throws Response 400
 */
export function rowsOfFile<Row>(read: () => Row[], unreadable: RefusalCode, most: number): Row[] {
  try {
    const rows = read();
    if (rows.length <= most) return rows;
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error;
    throw errorAnswer(unreadable, { problem: error.message });
  }
  throw errorAnswer('field-too-many', { field: 'content', limit: most });
}

/** Finds the separator behind the first title: spreadsheets save with that of their country. */
function separatorOf(content: string): string {
  const [, separator] = /^\uFEFF?"?[^",;\t\r\n]+"?([,;\t])/.exec(content) ?? [];
  if (!separator) throw new FileUnreadable('the first line has no titles of columns');
  return separator;
}

/** @throws FileUnreadable */
export function cellsOf(content: string): string[][] {
  try {
    return parse(content, { bom: true, delimiter: separatorOf(content), skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new FileUnreadable(`line ${error.lines} cannot be read`);
    throw error;
  }
}
