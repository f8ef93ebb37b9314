import { NAMES_LIMIT } from '../../contract/section-fields';
import type { Data, Strapi } from '../strapi';
import { findFile } from '../uploads/find-file';
import { refusal } from './refusal';

export interface StoredPicture extends Data {
  id: number;
  url: string;
  width: number | null;
  height: number | null;
  alternativeText: string | null;
}
export interface NamedText {
  name: string;
  text: string | null;
}
export interface NamedImage {
  name: string;
  image: StoredPicture | null;
}
export interface RowWithParts {
  texts?: NamedText[];
  images?: NamedImage[];
}

type ChosenFiles = Readonly<Record<string, number | string | null>>;

export const textPairs = ({ texts }: RowWithParts) =>
  (texts ?? []).map(({ name, text }) => [name, text ?? '']);
export const imageIds = ({ images }: RowWithParts) =>
  (images ?? []).map(({ name, image }) => [name, image?.id ?? null] as const);

export function pictureView({ id, url, width, height, alternativeText }: StoredPicture) {
  return { id, url, width, height, alternativeText: alternativeText ?? '' };
}

export const imageViews = ({ images }: RowWithParts) =>
  (images ?? []).flatMap(({ name, image }) => (image ? [[name, pictureView(image)] as const] : []));

/** Lets entries be edited that already have more, from Strapi's panel. */
export function refuseGrowth(
  kind: 'texts' | 'images',
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): void {
  if (after.size <= NAMES_LIMIT || after.size <= before.size) return;
  throw refusal('field-too-many', { field: kind, limit: NAMES_LIMIT });
}

/** Keeps texts that the input does not name, and drops emptied ones; returns null if nothing changes. */
export function mergedTexts(
  stored: readonly NamedText[],
  given: readonly (readonly [string, string])[],
): NamedText[] | null {
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

export async function imagesChange(
  strapi: Strapi,
  row: RowWithParts | undefined,
  images: ChosenFiles,
): Promise<Data> {
  const merged = new Map(imageIds(row ?? {}));
  const before = JSON.stringify([...merged]);
  for (const [name, value] of Object.entries(images)) {
    if (value === null) merged.delete(name);
    else merged.set(name, await pictureId(strapi, `images.${name}`, value));
  }
  if (JSON.stringify([...merged]) === before) return {};
  return { images: [...merged].map(([name, image]) => ({ name, image })) };
}

/** Returns the number of a chosen picture. Throws the refusal if there is none. */
export async function pictureId(strapi: Strapi, field: string, chosen: number | string): Promise<number> {
  const file = await findFile(strapi, chosen);
  if (file?.mime.startsWith('image/')) return file.id;
  throw refusal('picture-unknown', { field });
}
