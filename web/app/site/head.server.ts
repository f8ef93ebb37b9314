import type { MetaDescriptor } from '@remix-run/node';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from 'contract/languages';
import type { Thing } from 'schema-dts';
import { COMPANY } from '~/company';
import { env } from '~/env.server';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref, splitPath } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { withoutInvisible } from '~/typography';
import type { HeadTags } from './page-meta';
import { SHARE_IMAGE_SIZE, type ShareCover, shareImagePath } from './share-image-address';
import { type Crumb, type PageContext, pageGraph } from './structured-data';

/** ISO dates; null where nothing is known. */
export interface ArticleFacts {
  publishedOn: string | null;
  /** When it was changed after its publication. */
  modifiedOn: string | null;
  section: string | null;
  tags: readonly string[];
}

export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Not for search engines (decisions B1). */
  isHidden?: boolean;
  /** Of an article; every other page is a website. */
  article?: ArticleFacts;
  /** What the share image says, where a page has several titles at one canonical address. */
  shareTitle?: string;
  /** Which of the page's share images, and the path with query under which it is shared then. */
  shareVariant?: { name: string; path: string };
  /** The picture that the share image is cut from; else it is drawn. */
  shareCover?: ShareCover | null;
  /** The path of the page that this one is another address of (decisions B5). */
  canonicalPath?: string;
  /**
   * The language of these texts, where that is not the page's for want of a translation: search engines are then told
   * of the page in that language, and of this one as a copy of it.
   */
  lang?: Language;
  /** The languages that the page is written in, where those are not all: alternates lead to no other. */
  languages?: readonly Language[];
  /** The page's name in its breadcrumb; else its title. */
  name?: string;
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** Feeds of what the page lists, for feed readers: path without language, media type and title. */
  feeds?: readonly { path: string; type: string; title: string }[];
  /** What the page is about, for machines. */
  structuredData?: (context: PageContext) => readonly Thing[];
}

/** What a page's head is made of besides the page's own words. */
interface Site {
  siteUrl: string;
  language: Language;
  /** The name of the home page. */
  home: string;
}

/** The one builder of every page's head: titles, canonical and alternate addresses (decisions A4 to A8, B1, B6). */
export function pageHead({ request }: { request: Request }, head: PageHead): HeadTags {
  const { language } = languageOf(request);
  const { nav } = textsFor(language, 'frame').frame;
  const { path } = splitPath(new URL(request.url).pathname);
  const tags = tagsOf(head, { siteUrl: env().SITE_URL, language, home: nav.home }, path);
  return { tags: forMachines(tags) };
}

/** JSON keeps every sign that is not seen as it is: one replacement reaches all texts, however deep they stand. */
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

const fullTitle = ({ title }: PageHead) => `${title} | ${COMPANY.brand}`;

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
  const { title, shareTitle = title, shareVariant, shareCover: cover } = head;
  // A page of a list shares the picture of the list.
  const [pagePath = path] = path.split('?');
  return shareImagePath({ language, path: pagePath, title: shareTitle, variant: shareVariant?.name, cover });
}

/** How the page looks where people share its address. */
function shareTags(head: PageHead, { siteUrl, language, canonical, image }: PageContext): MetaDescriptor[] {
  const { description, article, shareVariant } = head;
  const own = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  return [
    { property: 'og:title', content: fullTitle(head) },
    { property: 'og:description', content: description },
    { property: 'og:type', content: article ? 'article' : 'website' },
    ...(article ? articleTags(article) : []),
    { property: 'og:site_name', content: COMPANY.brand },
    // Who shares a variant is asked for it under its own address, not under that of the page.
    {
      property: 'og:url',
      content: shareVariant ? addressIn(siteUrl, language, shareVariant.path) : canonical,
    },
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

/** Feeds are in the visitor's language, also where the page's text is not. */
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
