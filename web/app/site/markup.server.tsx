import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ILLUSTRATION_SPRITE } from '~/drawings/sprite.server';
import { languageOf } from '~/i18n/negotiation.server';
import { PageContext } from '~/i18n/page-context';
import { splitPath, type UrlLocale } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import type { Markup } from '~/ui/server-markup';
import { type PageRequest, unlessDocument } from './document-data.server';

function renderIn(locale: UrlLocale, path: string, element: ReactElement): string {
  const facts = {
    locale,
    path,
    illustrations: ILLUSTRATION_SPRITE.address,
    textsOf: (page: Parameters<typeof textsFor>[1]) => textsFor(locale.language, page)[page],
  };
  return renderToStaticMarkup(<PageContext.Provider value={facts}>{element}</PageContext.Provider>);
}

const hashOf = (html: string) => createHash('sha256').update(html).digest('base64url').slice(0, 8);

/** A part of a page, rendered to its end: the browser needs neither its code nor its texts (docs/decisions/0042). */
export function renderMarkup(page: PageRequest, element: ReactElement): Markup {
  const { path } = splitPath(new URL(page.request.url).pathname);
  const html = renderIn(languageOf(page.request), path, element);
  return unlessDocument(page, { hash: hashOf(html) }, { html });
}

/** Each rendered once for each kind of link: it changes only with the program. */
const fixed = new Map<string, Required<Markup>>();

/**
 * The same for a part that is made from nothing but built-in texts, and is the same on every page.
 * @param name of the part, for all its languages
 */
export function fixedMarkup(page: PageRequest, name: string, element: ReactElement): Markup {
  const locale = languageOf(page.request);
  const key = `${name} ${locale.prefix} ${locale.language}`;
  let markup = fixed.get(key);
  if (!markup) {
    const html = renderIn(locale, '', element);
    markup = { hash: hashOf(html), html };
    fixed.set(key, markup);
  }
  return unlessDocument(page, { hash: markup.hash }, { html: markup.html });
}
