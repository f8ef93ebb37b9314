import type { SectionInput } from '../../contract/section';
import { isSectionField } from '../../contract/section-fields';
import type { Data, Strapi } from '../strapi';
import { type Changes, changedTexts, differences } from './localized-writes';
import { imagesChange, mergedTexts, refuseGrowth } from './named-parts';
import type { SectionRow } from './section-view';

type Translations = NonNullable<SectionInput['translations']>;
type Images = NonNullable<SectionInput['images']>;

export async function sectionChanges(
  strapi: Strapi,
  rows: SectionRow[],
  { translations = {}, images = {} }: SectionInput,
): Promise<Changes> {
  refuseTooManyNames(rows, translations, images);
  return {
    texts: changedTexts(rows, (language, row) => textChange(row, translations[language] ?? {})),
    shared: await imagesChange(strapi, rows[0], images),
  };
}

/** Counts the names of all languages after the save, so that several small saves cannot exceed the limit either. */
function refuseTooManyNames(rows: SectionRow[], translations: Translations, images: Images): void {
  const texts = new Set(rows.flatMap((row) => (row.texts ?? []).map(({ name }) => name)));
  const given = Object.values(translations).flatMap((named) => Object.keys(named ?? {}));
  refuseGrowth('texts', texts, new Set([...texts, ...given.filter((name) => !isSectionField(name))]));

  const shown = new Set((rows[0]?.images ?? []).map(({ name }) => name));
  const kept = [...shown].filter((name) => images[name] !== null);
  const added = Object.keys(images).filter((name) => images[name] !== null);
  refuseGrowth('images', shown, new Set([...kept, ...added]));
}

function textChange(row: SectionRow | undefined, given: Record<string, string>): Data {
  const entries = Object.entries(given);
  const fields = entries.filter(([name]) => isSectionField(name));
  const named = mergedTexts(
    row?.texts ?? [],
    entries.filter(([name]) => !isSectionField(name)),
  );
  return { ...differences(Object.fromEntries(fields), row), ...(named && { texts: named }) };
}
