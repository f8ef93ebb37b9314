import type { BlogPosting } from 'schema-dts';
import { pictureAddress, WIDTH_FOR_MACHINES } from '~/picture-widths';
import { organizationId, type PageContext } from '~/site/structured-data';

export interface Article {
  title: string;
  excerpt: string;
  author: string | null;
  /** ISO dates. */
  publishedOn: string | null;
  modifiedOn: string | null;
  tags: readonly string[];
  cover: { url: string; version: string | null } | null;
}

export function blogPosting(
  { siteUrl, language, canonical, image, company }: PageContext,
  article: Article,
): BlogPosting {
  const { title, excerpt, author, publishedOn, modifiedOn, tags, cover } = article;
  return {
    '@type': 'BlogPosting',
    '@id': `${canonical}#article`,
    headline: title,
    description: excerpt,
    image: cover ? siteUrl + pictureAddress(cover, WIDTH_FOR_MACHINES) : image,
    ...(publishedOn && { datePublished: publishedOn }),
    ...(modifiedOn && { dateModified: modifiedOn }),
    ...(author && {
      author: { '@type': author.includes(company.brand) ? 'Organization' : 'Person', name: author },
    }),
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': `${canonical}#page` },
    keywords: [...tags],
    inLanguage: language,
  };
}
