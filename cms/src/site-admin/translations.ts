import { errors } from '@strapi/utils';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages';
import { shownSection } from '../../contract/section-fields';
import type { Confirmed, TranslatedTexts, Translation } from '../../contract/translation';
import { onAddressed } from '../audit/acts';
import { onKeyed } from '../audit/content-acts';
import { CONTENT_TYPES, type ContentKind, type ContentType, FILE } from '../content-types';
import type { AdminContext, Strapi } from '../strapi';
import { writeSources } from '../translations/sources';
import { fieldHolding, withoutPlaceholders } from '../translations/translated-texts';
import { etagOf, rejectStale } from './etag';
import { LISTED_KINDS } from './listed-kinds';
import { ageOf, rowIn } from './localized-entries';
import { changeEntry } from './localized-writes';
import { changeFile, fileIdOf } from './media';
import { permissionsOf, permittedData } from './permissions';
import { refusal } from './refusal';
import { callRoute, type SiteAdminRoute } from './route';
import { type TranslatedEntry, type TranslatedThing, translatedEntries } from './translated-entries';
import { translatedPictures } from './translated-pictures';
import { translatedStatus } from './translated-status';

export async function translatedThings(strapi: Strapi, context: AdminContext): Promise<TranslatedThing[]> {
  const lists: TranslatedThing[][] = [];
  for (const type of CONTENT_TYPES) {
    lists.push((await translatedEntries(strapi, context, type)).map(({ thing }) => thing));
  }
  lists.push(await translatedPictures(strapi, context), await translatedStatus(strapi, context));
  return lists
    .flat()
    .filter(({ translation: { kind, key } }) => kind !== 'section' || shownSection(key) !== null);
}

async function readAll(strapi: Strapi, context: AdminContext): Promise<Translation[]> {
  return (await translatedThings(strapi, context)).map(({ translation }) => translation);
}

async function findEntry(
  strapi: Strapi,
  context: AdminContext,
  type: ContentType<ContentKind>,
): Promise<TranslatedEntry> {
  const [entry] = await translatedEntries(strapi, context, type, context.params.key ?? '');
  if (!entry) throw new errors.NotFoundError();
  return entry;
}

async function entryDetails(
  strapi: Strapi,
  context: AdminContext,
  { kind }: ContentType<ContentKind>,
  { thing, rows }: TranslatedEntry,
): Promise<TranslatedTexts> {
  const { updatedBy, lastUpdated } = ageOf(rows);
  const etag = await entryEtag(strapi, context, kind, thing);
  const { texts, outdated: sources } = thing;
  return { ...thing.translation, kind, texts, sources, etag, updatedBy, lastUpdated };
}

/**
 * The same etag as for saving, so that an editor who has loaded the entry can confirm its translations. It covers more than
 * the texts, save that of posts, which are not edited in /admin.
 */
async function entryEtag(strapi: Strapi, context: AdminContext, kind: ContentKind, thing: TranslatedThing) {
  if (kind === 'post') return etagOf(thing.texts);
  return (await LISTED_KINDS[kind].read(strapi, context, thing.translation.key)).etag;
}

async function confirmEntry(
  strapi: Strapi,
  context: AdminContext,
  type: ContentType<ContentKind>,
  confirmed: Confirmed,
): Promise<TranslatedTexts> {
  return changeEntry(strapi, type, context.params.key ?? '', async () => {
    const entry = await findEntry(strapi, context, type);
    rejectStale(context, await entryDetails(strapi, context, type, entry));
    const permissions = permissionsOf(strapi, context, type.uid);
    for (const [language, names] of Object.entries(confirmed)) {
      const existing = rowIn(entry.rows, language as Language);
      const fields = (names ?? []).map((name) => [fieldHolding(type.uid, name), null] as const);
      if (existing) await permittedData(permissions, { existing }, Object.fromEntries(fields));
    }
    await confirm(strapi, type.uid, entry.thing, confirmed);
    return entryDetails(strapi, context, type, await findEntry(strapi, context, type));
  });
}

async function confirm(strapi: Strapi, subject: string, thing: TranslatedThing, confirmed: Confirmed) {
  const german = withoutPlaceholders(thing.texts[DEFAULT_LANGUAGE] ?? {});
  const sources = Object.entries(confirmed).flatMap(([code, names = []]) => {
    const language = code as Language;
    const own = withoutPlaceholders(thing.texts[language] ?? {});
    const unknown = names.filter((name) => !(name in own));
    if (unknown.length > 0) {
      throw refusal('field-invalid', { field: `confirmed.${language}` });
    }
    return names.map((field) => ({
      document: thing.document,
      language,
      field,
      german: german[field] ?? '',
    }));
  });
  await writeSources(strapi, subject, sources);
}

async function findPicture(strapi: Strapi, context: AdminContext): Promise<TranslatedThing> {
  const [picture] = await translatedPictures(strapi, context, { id: fileIdOf(context) });
  if (!picture) throw new errors.NotFoundError();
  return picture;
}

function pictureDetails({ translation, texts, outdated }: TranslatedThing): TranslatedTexts {
  const dates = Object.values(translation.languages).map(({ updatedAt }) => updatedAt ?? '');
  const lastUpdated = dates.sort().at(-1) ?? '';
  const stored = { texts, sources: outdated, etag: etagOf(texts), updatedBy: null, lastUpdated };
  return { ...translation, kind: 'picture', ...stored };
}

async function confirmPicture(
  strapi: Strapi,
  context: AdminContext,
  confirmed: Confirmed,
): Promise<TranslatedTexts> {
  return changeFile(strapi, context, fileIdOf(context), async () => {
    const picture = await findPicture(strapi, context);
    rejectStale(context, pictureDetails(picture));
    await confirm(strapi, FILE, picture, confirmed);
    return pictureDetails(await findPicture(strapi, context));
  });
}

const READ = 'GET /api/translations/{kind}/{key}';
const CONFIRM = 'PUT /api/translations/{kind}/{key}';

export const translationRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/translations', ({ context }) => readAll(strapi, context)),
  ...CONTENT_TYPES.flatMap((type) => [
    callRoute(
      READ,
      async ({ context }) => entryDetails(strapi, context, type, await findEntry(strapi, context, type)),
      { kind: type.kind },
    ),
    callRoute(CONFIRM, ({ context, input }) => confirmEntry(strapi, context, type, input.confirmed), {
      kind: type.kind,
      acts: onKeyed('save', type),
    }),
  ]),
  callRoute(READ, async ({ context }) => pictureDetails(await findPicture(strapi, context)), {
    kind: 'picture',
  }),
  callRoute(CONFIRM, ({ context, input }) => confirmPicture(strapi, context, input.confirmed), {
    kind: 'picture',
    acts: onAddressed('save', 'picture', 'key'),
  }),
];
