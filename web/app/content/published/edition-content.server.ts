import { LANGUAGE_CODES, type Language } from 'contract/languages';
import { storedTexts } from 'contract/page-text';
import { z } from 'zod';
import { completeCompany, hasPlaceholders } from '~/company';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { Edition, publishEdition, textId } from '~/i18n/edition.server';
import { log } from '~/log.server';
import { completeStatus } from '~/service-status';
import { storedCompany } from './company.server';
import { storedServiceStatus } from './service-status.server';

const PageTextsQuery = graphql(`
  query PageTexts($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
    pageTexts(locale: $language, sort: ["file"], pagination: { start: $start, limit: $limit }) {
      file
      texts
    }
  }
`);

const answer = z.object({
  pageTexts: z.array(z.object({ file: z.string(), texts: z.unknown().optional() })),
});

/** Ignores a file whose texts are none: everything else must still be shown. */
function overridesIn(language: Language, { pageTexts }: z.output<typeof answer>): [string, string][] {
  return pageTexts.flatMap(({ file, texts }) => {
    const stored = storedTexts.safeParse(texts ?? {});
    if (!stored.success) {
      log.error('Stored texts of a file are not readable', { file, language });
      return [];
    }
    return Object.entries(stored.data).map(([key, text]): [string, string] => [
      textId({ file, language, key }),
      text,
    ]);
  });
}

async function filesIn(language: Language, { cache, strapi }: ContentClient) {
  return cache.get({
    name: `page-texts-${language}`,
    part: 'pageTexts',
    schema: answer,
    load: () => loadAll((page) => strapi.query(PageTextsQuery, { language, ...page })),
  });
}

/** Tells new content from the same: the cache gives the same objects until something has changed. */
let shown: readonly unknown[] = [];

/** Puts the edition of today's content in place. Without Strapi and anything known, the built-in one stays. */
export async function ensureEdition(client: ContentClient = contentClient()): Promise<void> {
  const stored = await orWhenUnavailable(
    Promise.all([
      storedCompany(client),
      storedServiceStatus(client),
      ...LANGUAGE_CODES.map(async (language) => ({ language, files: await filesIn(language, client) })),
    ]),
    null,
  );
  if (stored === null) return;
  const [written, services, ...texts] = stored;
  const contents = [written, services, ...texts.map(({ files }) => files)];
  if (contents.every((content, index) => content === shown[index])) return;
  shown = contents;
  const company = completeCompany(written.company ?? {});
  if (hasPlaceholders(company)) {
    log.warn('The company data are placeholders: write the real ones in /admin, tab Unternehmen');
  }
  const overrides = new Map(texts.flatMap(({ language, files }) => overridesIn(language, files)));
  const onUnusable = (ref: object) => log.warn('A stored text is not shown', { ...ref });
  const status = completeStatus(services.serviceStatus ?? {});
  publishEdition(new Edition({ overrides, company, status, onUnusable }));
}
