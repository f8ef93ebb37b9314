import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { unavailable } from '~/content/store/availability.server';
import { contentClient } from '~/content/store/content-client.server';
import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { internalHref } from '~/i18n/paths';
import type { SitePage } from './site-page';
import { listPages } from './site-pages.server';

interface Version {
  language: Language;
  address: string;
  lastModified: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function addressOf(siteUrl: string, path: string, language: Language): string {
  return siteUrl + internalHref(encodeURI(path), { prefix: language, language });
}

function entry({ address, lastModified }: Version, versions: readonly Version[]): string {
  const german = versions.find(({ language }) => language === DEFAULT_LANGUAGE);
  const alternates = [
    ...versions.map(({ language, address: href }) => [language as string, href] as const),
    ...(german ? [['x-default', german.address] as const] : []),
  ];
  return [
    '<url>',
    `<loc>${escapeXml(address)}</loc>`,
    ...(lastModified ? [`<lastmod>${lastModified}</lastmod>`] : []),
    ...(versions.length > 1 ? alternates : []).map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    '</url>',
  ].join('');
}

/** Lists translated versions alone, each with its alternates (decisions A4, A6). */
export function sitemapOf(siteUrl: string, pages: ReadonlyMap<Language, readonly SitePage[]>): string {
  const byPath = new Map<string, Version[]>();
  for (const [language, list] of pages) {
    for (const { path, isIndexed, isTranslated, lastModified } of list) {
      if (!isIndexed || !isTranslated) continue;
      const version = { language, address: addressOf(siteUrl, path, language), lastModified };
      byPath.set(path, [...(byPath.get(path) ?? []), version]);
    }
  }
  const entries = [...byPath.values()].flatMap((versions) =>
    versions.map((version) => entry(version, versions)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Answers 503 rather than without addresses that nobody knows now: search engines would forget them. */
export async function loader() {
  const { cache } = contentClient();
  const { gaps } = cache;
  const lists = await Promise.all(
    LANGUAGE_CODES.map(async (language) => [language, await listPages(language)] as const),
  );
  if (cache.gaps > gaps) return unavailable();
  return new Response(sitemapOf(env().SITE_URL, new Map(lists)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE_POLICIES.file },
  });
}
