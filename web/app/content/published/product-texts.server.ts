import type { Language } from 'contract/languages';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';

export interface ProductText {
  title: string | null;
  description: string | null;
  keywords: string | null;
  lastUpdated: string | null;
}

const ProductTextsQuery = graphql(`
  query ProductTexts($language: I18NLocaleCode!, $start: Int!, $limit: Int!) {
    productTexts(locale: $language, sort: ["productKey"], pagination: { start: $start, limit: $limit }) {
      productKey
      title
      description
      keywords
      updatedAt
    }
  }
`);

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);
const row = z.object({
  productKey: z.string(),
  title: text,
  description: text,
  keywords: text,
  updatedAt: text,
});
const answer = z.object({ productTexts: z.array(row) });

/** Never falls back to German: the page's own text is better (decision C17). @throws ContentUnavailable */
export async function findProductText(
  key: string,
  language: Language,
  { cache, strapi }: ContentClient = contentClient(),
): Promise<ProductText | null> {
  const { productTexts } = await cache.get({
    name: `product-texts-${language}`,
    part: 'productTexts',
    schema: answer,
    load: () => loadAll((page) => strapi.query(ProductTextsQuery, { language, ...page })),
  });
  const found = productTexts.find(({ productKey }) => productKey === key);
  if (!found) return null;
  const { title, description, keywords, updatedAt } = found;
  return { title, description, keywords, lastUpdated: updatedAt };
}
