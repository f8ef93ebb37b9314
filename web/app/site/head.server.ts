import type { MetaDescriptor } from '@remix-run/node';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language, splitPath } from 'contract/languages';
import type { Thing } from 'schema-dts';
import { env } from '~/env.server';
import { company } from '~/i18n/facts.server';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { SHARE_IMAGE_SIZE, type ShareCover, shareImagePath } from '~/share-images/address';
import { withoutInvisible } from '~/typography';
import type { HeadTags } from './page-meta';
import { type Crumb, type PageContext, pageGraph } from './structured-data';

/** ISO dates; null when unknown. */
export interface ArticleFacts {
  publishedOn: string | null;
  modifiedOn: string | null;
  section: string | null;
  tags: readonly string[];
}

export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Hides the page from search engines (decisions B1). */
  isHidden?: boolean;
  article?: ArticleFacts;
  shareTitle?: string;
  shareLook?: string;
  shareVariant?: { name: string; path: string };
  shareCover?: ShareCover | null;
  /** Path of the page that this one duplicates (decisions B5). */
  canonicalPath?: string;
  /** Language of the texts where a translation is missing; the canonical page is then the one in that language. */
  lang?: Language;
  /** Languages that the page is written in, if not all; alternates lead only to these. */
  languages?: readonly Language[];
  name?: string;
  trail?: readonly Crumb[];
  feeds?: readonly { path: string; type: string; title: string }[];
  structuredData?: (context: PageContext) => readonly Thing[];
}

interface Site {
  siteUrl: string;
  language: Language;
  home: string;
}

/** Builds the head of every page: titles, canonical and alternate addresses (decisions A4 to A8, B1, B6). */
export function pageHead({ request }: { request: Request }, head: PageHead): HeadTags {
  const { language } = languageOf(request);
  const { nav } = textsFor(language, 'frame').frame;
  const { path } = splitPath(new URL(request.url).pathname);
  const tags = tagsOf(head, { siteUrl: env().SITE_URL, language, home: nav.home }, path);
  return { tags: forMachines(tags) };
}

/** Removes invisible characters from all texts at once: JSON keeps them as they are. */
const forMachines = (tags: MetaDescriptor[]): MetaDescriptor[] =>
  JSON.parse(withoutInvisible(JSON.stringify(tags)));

function addressIn(siteUrl: string, language: Language, path: string): string {
  return siteUrl + internalHref(path, { prefix: language, language });
}

function tagsOf(head: PageHead, site: Site, shownPath: string): MetaDescriptor[] {
  const { siteUrl } = site;
  const language = head.lang ?? site.language;
  const path = head.canonicalPath ?? shownPath;
  const context: PageContext = {
    siteUrl,
    language,
    addressOf: (other) => addressIn(siteUrl, language, other),
    canonical: addressIn(siteUrl, language, path),
    company: company(),
    image: siteUrl + sharedImage(head, language, path),
  };
  const tags = [...searchTags(head), ...shareTags(head, context)];
  if (head.isHidden) return tags;
  return [
    ...tags,
    ...addressTags(head, context, path),
    ...feedTags(head, site),
    { 'script:ld+json': { ...graphOf(head, site, context, path) } },
  ];
}

/** Search engines cut longer titles. */
const TITLE_LENGTH = 60;

function fullTitle({ title }: PageHead): string {
  const named = `${title} | ${company().brand}`;
  return named.length <= TITLE_LENGTH ? named : title;
}

function searchTags(head: PageHead): MetaDescriptor[] {
  const { description, keywords, isHidden } = head;
  return [
    { title: fullTitle(head) },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { name: 'robots', content: isHidden ? 'noindex' : 'index,follow' },
  ];
}

function sharedImage(head: PageHead, language: Language, path: string): string {
  const { shareTitle: title = head.title, shareLook: look, shareVariant, shareCover: cover } = head;
  const [pagePath = path] = path.split('?');
  return shareImagePath({ language, path: pagePath, title, variant: shareVariant?.name, look, cover });
}

function shareTags(head: PageHead, { siteUrl, language, canonical, image }: PageContext): MetaDescriptor[] {
  const { description, article, shareVariant } = head;
  const own = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const url = shareVariant ? addressIn(siteUrl, language, shareVariant.path) : canonical;
  return [
    { property: 'og:title', content: fullTitle(head) },
    { property: 'og:description', content: description },
    { property: 'og:type', content: article ? 'article' : 'website' },
    ...(article ? articleTags(article) : []),
    { property: 'og:site_name', content: company().brand },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: own.ogLocale },
    ...LANGUAGES.filter(({ code }) => code !== language).map(({ ogLocale }) => ({
      property: 'og:locale:alternate',
      content: ogLocale,
    })),
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(SHARE_IMAGE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_IMAGE_SIZE.height) },
    { property: 'og:image:alt', content: fullTitle(head) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle(head) },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: fullTitle(head) },
  ];
}

function articleTags({ publishedOn, modifiedOn, section, tags }: ArticleFacts): MetaDescriptor[] {
  const facts: [property: string, content: string | null][] = [
    ['article:published_time', publishedOn],
    ['article:modified_time', modifiedOn],
    ['article:section', section],
    ...tags.map((tag): [string, string] => ['article:tag', tag]),
  ];
  return facts.flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

function addressTags(
  { languages = LANGUAGE_CODES }: PageHead,
  { siteUrl, canonical }: PageContext,
  path: string,
): MetaDescriptor[] {
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(siteUrl, language, path),
  });
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map((code) => alternate(code, code)),
    ...(languages.includes(DEFAULT_LANGUAGE) ? [alternate('x-default', DEFAULT_LANGUAGE)] : []),
  ];
}

/** Feeds are in the visitor's language even where the page's text is not. */
function feedTags({ feeds = [] }: PageHead, { siteUrl, language }: Site): MetaDescriptor[] {
  return feeds.map(({ path, type, title }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title,
    href: addressIn(siteUrl, language, path),
  }));
}

function graphOf(head: PageHead, site: Site, context: PageContext, path: string) {
  const home: Crumb = { name: site.home, path: '/' };
  const own: Crumb = { name: head.name ?? head.title, path };
  return pageGraph({
    context,
    texts: { title: head.title, description: head.description },
    trail: path === '/' ? [home] : [home, ...(head.trail ?? []), own],
    things: head.structuredData?.(context) ?? [],
  });
}
