import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../contract/languages';
import { documents, type Strapi, table } from '../strapi';
import { ledger } from './ledger';
import { readSeedEntries, type SeedEntry } from './seed-files';
import { SEED_TYPES, type SeedType } from './seed-types';

/** Languages that were seeded once, by "<uid>/<key>". Protects what editors changed or deleted. */
type SeedLedger = Record<string, Language[]>;

/** Logs missing and broken files, which cost only their entry (decision H3). */
export async function seed(strapi: Strapi, folder: string): Promise<void> {
  const stored = ledger<SeedLedger>(strapi, 'seeded');
  const seeded = (await stored.read()) ?? {};
  const report = (problem: string) => strapi.log.error(`seed: ${problem}`);
  let written = 0;

  for (const type of SEED_TYPES) {
    for (const entry of readSeedEntries(folder, type, report)) {
      const id = `${type.uid}/${entry.key}`;
      try {
        const languages = await strapi.db.transaction(async () => {
          const known = await seedEntry(strapi, type, entry, seeded[id]);
          if (known.length > (seeded[id]?.length ?? 0)) await stored.write({ ...seeded, [id]: known });
          return known;
        });
        if (languages.length > (seeded[id]?.length ?? 0)) written += 1;
        if (languages.length > 0) seeded[id] = languages;
      } catch (error) {
        report(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  if (written > 0) strapi.log.info(`seed: ${written} entries written from ${folder}`);
}

async function seedEntry(
  strapi: Strapi,
  type: SeedType,
  entry: SeedEntry,
  seeded: Language[] | undefined,
): Promise<Language[]> {
  const offered = LANGUAGE_CODES.filter((language) => entry.texts[language]);
  const missing = offered.filter((language) => !seeded?.includes(language));
  if (missing.length === 0) return seeded ?? [];

  const rows = await table(strapi, type.uid).findMany({
    where: { [type.keyField]: entry.key },
    select: ['documentId', 'locale'],
  });
  const documentId = rows[0]?.documentId;
  if (!seeded && documentId) return [...LANGUAGE_CODES]; // an editor created it
  if (seeded && !documentId) return seeded; // an editor deleted it
  if (documentId) {
    const absent = missing.filter((language) => !rows.some((row) => row.locale === language));
    await writeLanguages(strapi, type, entry, documentId, absent);
    return [...(seeded ?? []), ...missing];
  }

  const german = entry.texts[DEFAULT_LANGUAGE];
  if (!german) throw new Error('the German text is missing, so nothing of it was made');
  const created = await documents(strapi, type.uid).create({
    locale: DEFAULT_LANGUAGE,
    data: { ...entry.shared, ...german },
  });
  const others = missing.filter((language) => language !== DEFAULT_LANGUAGE);
  if (type.hasDrafts) await publish(strapi, type, created.documentId, DEFAULT_LANGUAGE);
  await writeLanguages(strapi, type, entry, created.documentId, others);
  return missing;
}

async function writeLanguages(
  strapi: Strapi,
  type: SeedType,
  entry: SeedEntry,
  documentId: string,
  languages: Language[],
): Promise<void> {
  for (const language of languages) {
    const data = entry.texts[language] ?? {};
    await documents(strapi, type.uid).update({ documentId, locale: language, data });
    if (type.hasDrafts) await publish(strapi, type, documentId, language);
  }
}

const publish = (strapi: Strapi, type: SeedType, documentId: string, locale: Language) =>
  documents(strapi, type.uid).publish({ documentId, locale });
