import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import type { RefusedChange, TranslatedChange } from '../../contract/translator-file';
import type { ImportProblem } from '../../contract/translator-file-fields';
import type { AdminContext } from '../strapi';
import type { LocalizedRow } from './localized-entries';
import type { Permissions } from './permissions';

type Refusal = Pick<RefusedChange, 'problem' | 'limit'>;

export const refused = (
  { file, language, key }: TranslatedChange,
  refusal: ImportProblem | Refusal,
): RefusedChange => ({
  file,
  language,
  key,
  ...(typeof refusal === 'string' ? { problem: refusal } : refusal),
});

/** Splits the changes into those that can be saved and the refused ones. */
export function sorted(
  changes: readonly TranslatedChange[],
  problemOf: (change: TranslatedChange) => ImportProblem | Refusal | null,
) {
  const kept: TranslatedChange[] = [];
  const refusals: RefusedChange[] = [];
  for (const change of changes) {
    const problem = problemOf(change);
    if (problem) refusals.push(refused(change, problem));
    else kept.push(change);
  }
  return { kept, refused: refusals };
}

export function mayWrite(
  { can }: Permissions,
  { state }: AdminContext,
  { row, language }: { row: LocalizedRow | undefined; language: Language },
  field: string,
): boolean {
  if (row) return can.update(row, field);
  const createdBy = { id: state.user.id };
  // An entry that is made begins with its German row.
  return [DEFAULT_LANGUAGE, language].every((locale) => can.create({ locale, createdBy }, field));
}
