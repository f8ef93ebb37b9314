import { isLanguage } from 'contract/languages';
import { type StoredTexts, storedTexts } from 'contract/page-text';
import { z } from 'zod';
import { completeCompany, hasPlaceholders } from '~/company';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';
import { Edition, fileId, publishEdition } from '~/i18n/edition.server';
import { log } from '~/log.server';
import { completeStatus } from '~/service-status';
import { storedCompany } from './company.server';
import { storedServiceStatus } from './service-status.server';

const PageTextsQuery = graphql(`
  query PageTexts($start: Int!, $limit: Int!) {
    pageTexts(locale: "*", sort: ["file", "locale"], pagination: { start: $start, limit: $limit }) {
      file
      locale
      texts
    }
  }
`);

const answer = z.object({
  pageTexts: z.array(z.object({ file: z.string(), locale: z.string(), texts: z.unknown().optional() })),
});

/** Ignores a file whose texts are none, and languages that are not the site's: all else must still be shown. */
function overridesIn({ pageTexts }: z.output<typeof answer>): [string, StoredTexts][] {
  return pageTexts.flatMap(({ file, locale: language, texts }) => {
    if (!isLanguage(language)) return [];
    const stored = storedTexts.safeParse(texts ?? {});
    if (!stored.success) {
      log.error('Stored texts of a file are not readable', { file, language });
      return [];
    }
    return [[fileId({ file, language }), stored.data]];
  });
}

/** Loads all languages by one query; one for each costs Strapi six times as much. */
async function storedPageTexts({ cache, strapi }: ContentClient) {
  return cache.get({
    name: 'page-texts',
    part: 'pageTexts',
    schema: answer,
    load: () => loadAll((page) => strapi.query(PageTextsQuery, page)),
  });
}

/** Tells new content from the same: the cache gives the same objects until something has changed. */
let shown: readonly unknown[] = [];

/** Puts the edition of today's content in place. Without Strapi and anything known, the built-in one stays. */
export async function ensureEdition(client: ContentClient = contentClient()): Promise<void> {
  const stored = await orWhenUnavailable(
    Promise.all([storedCompany(client), storedServiceStatus(client), storedPageTexts(client)]),
    null,
  );
  if (stored === null) return;
  if (stored.every((content, index) => content === shown[index])) return;
  shown = stored;
  const [written, services, texts] = stored;
  const company = completeCompany(written.company ?? {});
  if (hasPlaceholders(company)) {
    log.warn('The company data are placeholders: write the real ones in /admin, tab Unternehmen');
  }
  const overrides = new Map(overridesIn(texts));
  const onUnusable = (ref: object) => log.warn('A stored text is not shown', { ...ref });
  const status = completeStatus(services.serviceStatus ?? {});
  publishEdition(new Edition({ overrides, company, status, onUnusable }));
}
