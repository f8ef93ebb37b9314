import { translatedLanguage } from 'contract/translator-file';
import { csvOf, guarded, unguarded } from '~/api/resources/csv.server';
import { cellsOf, FileUnreadable } from '~/api/resources/read-csv.server';
import { textsFor } from '~/i18n/texts.server';
import type { ExportedRow, TextRow } from './text-row';

/** Titles of the columns, in the German words of the screen (decision C8). */
const titles = () => textsFor('de', 'admin-page-texts')['admin-page-texts'].translators.columns;

/** `seen` repeats the text: a row that a spreadsheet changed ("24/7" to a date) still looks untouched. */
export function csvFileOf(rows: readonly ExportedRow[]): string {
  const { file, key, language, german, text, seen, limit } = titles();
  return csvOf(
    [
      [file, (row) => guarded(row.file)],
      [key, (row) => row.key],
      [language, (row) => row.language],
      [german, (row) => guarded(row.german)],
      [text, (row) => guarded(row.text)],
      [seen, (row) => guarded(row.seen)],
      [limit, (row) => String(row.limit)],
    ],
    rows,
  );
}

/** @throws FileUnreadable */
export function readCsvFile(content: string): TextRow[] {
  const [head = [], ...lines] = cellsOf(content);
  const placeOf = (title: string) => {
    const place = head.findIndex((cell) => cell.trim() === title);
    if (place < 0) throw new FileUnreadable(`the column "${title}" is missing`);
    return place;
  };
  const { file, key, language, german, text, seen } = titles();
  const places = [file, key, language, german, text, seen].map(placeOf);
  return lines.map((line, index) => {
    const [inFile = '', ofKey = '', code = '', ...texts] = places.map((place) => line[place] ?? '');
    const known = translatedLanguage.safeParse(code.trim());
    if (!known.success) throw new FileUnreadable(`row ${index + 2} names no language of translations`);
    const [inGerman = '', translation = '', shown = ''] = texts.map(unguarded);
    return {
      language: known.data,
      file: unguarded(inFile).trim(),
      key: ofKey.trim(),
      german: inGerman,
      text: translation,
      seen: shown,
    };
  });
}
