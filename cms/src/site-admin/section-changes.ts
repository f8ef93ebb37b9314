import type { SectionInput } from '../../contract/section';
import { isSectionField, NAMES_LIMIT } from '../../contract/section-fields';
import type { Data, Strapi } from '../strapi';
import { findFile } from '../uploads/find-file';
import { type Changes, changedTexts, differences } from './localized-writes';
import { refusal } from './refusal';
import type { NamedText, SectionRow } from './section-view';

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
    shared: await imagesChange(strapi, rows, images),
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

/** Lets sections be edited that already have more, from Strapi's panel. */
function refuseGrowth(kind: 'texts' | 'images', before: Set<string>, after: Set<string>): void {
  if (after.size <= NAMES_LIMIT || after.size <= before.size) return;
  throw refusal('field-too-many', { field: kind, limit: NAMES_LIMIT });
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

/** Keeps texts that the input does not name, and drops emptied ones; returns null if nothing changes. */
function mergedTexts(stored: NamedText[], given: [string, string][]): NamedText[] | null {
  const merged = stored.map(({ name, text }) => ({ name, text }));
  // The first of several texts with one name counts; only the panel can create them.
  const byName = new Map(merged.toReversed().map((entry) => [entry.name, entry]));
  let isChanged = false;
  for (const [name, text] of given) {
    const known = byName.get(name);
    if ((known?.text ?? '') === text) continue;
    isChanged = true;
    if (known) known.text = text;
    else merged.push({ name, text });
  }
  return isChanged ? merged.filter(({ text }) => text) : null;
}

/** Keeps images that the input does not name. */
async function imagesChange(strapi: Strapi, rows: SectionRow[], images: Images): Promise<Data> {
  const merged = new Map((rows[0]?.images ?? []).map(({ name, image }) => [name, image?.id ?? null]));
  const before = JSON.stringify([...merged]);
  for (const [name, value] of Object.entries(images)) {
    if (value === null) merged.delete(name);
    else merged.set(name, await imageId(strapi, name, value));
  }
  if (JSON.stringify([...merged]) === before) return {};
  return { images: [...merged].map(([name, image]) => ({ name, image })) };
}

async function imageId(strapi: Strapi, name: string, value: number | string): Promise<number> {
  const file = await findFile(strapi, value);
  if (file?.mime.startsWith('image/')) return file.id;
  throw refusal('picture-unknown', { field: `images.${name}` });
}
