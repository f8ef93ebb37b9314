import { CsvError, parse } from 'csv-parse/sync';

export class FileUnreadable extends Error {
  override name = 'FileUnreadable';
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
