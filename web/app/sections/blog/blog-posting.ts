import type { BlogPosting } from 'schema-dts';
import type { Author } from '~/content/published/authors.server';
import { pictureAddress, WIDTH_FOR_MACHINES } from '~/picture-widths';
import { organizationId, type PageContext } from '~/site/structured-data';

export interface Article {
  title: string;
  excerpt: string;
  author: string | null;
  portrait: Author | null;
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
  const { title, excerpt, author, portrait, publishedOn, modifiedOn, tags, cover } = article;
  return {
    '@type': 'BlogPosting',
    '@id': `${canonical}#article`,
    headline: title,
    description: excerpt,
    image: cover ? siteUrl + pictureAddress(cover, WIDTH_FOR_MACHINES) : image,
    ...(publishedOn && { datePublished: publishedOn }),
    ...(modifiedOn && { dateModified: modifiedOn }),
    ...(author && {
      author: {
        '@type': !portrait && author.includes(company.brand) ? 'Organization' : 'Person',
        name: author,
        ...(portrait?.line && { description: portrait.line.value }),
        ...(portrait?.picture && {
          image: siteUrl + pictureAddress(portrait.picture, WIDTH_FOR_MACHINES),
        }),
      },
    }),
    publisher: { '@id': organizationId(siteUrl) },
    mainEntityOfPage: { '@id': `${canonical}#page` },
    keywords: [...tags],
    inLanguage: language,
  };
}
