import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node';
import { COMPANY } from '~/company';
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/i18n/languages';
import { internalHref, splitPath } from '~/i18n/paths';
import type { loader as rootLoader } from '~/root';

export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Not for search engines (decisions B1). */
  isHidden?: boolean;
}

/** The one builder of every page's head: titles, canonical and alternate addresses (decisions A4 to A8, B1, B6). */
export function pageMeta<Loader extends LoaderFunction>(
  headOf: (data: SerializeFrom<Loader>, params: Record<string, string | undefined>) => PageHead,
): MetaFunction<Loader, { root: typeof rootLoader }> {
  return ({ data, matches, location, params }) => {
    const root = matches.find(({ id }) => id === 'root')?.data as
      | SerializeFrom<typeof rootLoader>
      | undefined;
    if (!data || !root) return [];
    const { title, description, keywords, isHidden } = headOf(data as SerializeFrom<Loader>, params);
    const fullTitle = `${title} | ${COMPANY.brand}`;
    const { path } = splitPath(location.pathname);
    const addressIn = (code: (typeof LANGUAGES)[number]['code']) =>
      root.siteUrl + internalHref(path, { prefix: code, language: code });
    const canonical = addressIn(root.language);
    const { ogLocale } = LANGUAGES.find(({ code }) => code === root.language) ?? LANGUAGES[0];

    const tags: MetaDescriptor[] = [
      { title: fullTitle },
      { name: 'description', content: description },
      { name: 'robots', content: isHidden ? 'noindex' : 'index,follow' },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: COMPANY.brand },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: ogLocale },
      { name: 'twitter:card', content: 'summary' },
    ];
    if (keywords) tags.push({ name: 'keywords', content: keywords });
    if (isHidden) return tags;
    return [
      ...tags,
      ...LANGUAGES.filter(({ code }) => code !== root.language).map((other) => ({
        property: 'og:locale:alternate',
        content: other.ogLocale,
      })),
      { tagName: 'link', rel: 'canonical', href: canonical },
      ...LANGUAGES.map(({ code }) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: code,
        href: addressIn(code),
      })),
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(DEFAULT_LANGUAGE) },
    ];
  };
}
