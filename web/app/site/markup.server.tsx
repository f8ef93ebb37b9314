import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ILLUSTRATION_SPRITE } from '~/drawings/sprite.server';
import { languageOf } from '~/i18n/negotiation.server';
import { PageContext } from '~/i18n/page-context';
import { splitPath, type UrlLocale } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import type { Markup } from '~/ui/server-markup';
import { type PageRequest, unlessDocument } from './document-data.server';

interface Part {
  hash: string;
  /** As UTF-8: a string with a single letter that is not Latin-1 takes two bytes for each. */
  html: Buffer;
}

interface RenderedPart extends Part {
  /** Whether it would be another one at another address. */
  readsPath: boolean;
}

function renderIn(locale: UrlLocale, path: string, element: ReactElement): RenderedPart {
  let readsPath = false;
  const facts = {
    locale,
    get path() {
      readsPath = true;
      return path;
    },
    illustrations: ILLUSTRATION_SPRITE.address,
    textsOf: (page: Parameters<typeof textsFor>[1]) => textsFor(locale.language, page)[page],
  };
  const html = renderToStaticMarkup(<PageContext.Provider value={facts}>{element}</PageContext.Provider>);
  return { hash: hashOf(html), html: Buffer.from(html), readsPath };
}

const hashOf = (html: string) => createHash('sha256').update(html).digest('base64url').slice(0, 8);

/** Bytes of HTML: a bound for previews, and for addresses that somebody makes up. */
const MAX_KEPT = 8 * 1024 * 1024;
const kept = new LRUCache<string, Part>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ html }) => html.length + 1,
});
const components: unknown[] = [];

function numberOf(component: unknown): number {
  const known = components.indexOf(component);
  return known === -1 ? components.push(component) - 1 : known;
}

/**
 * A part of a page, rendered to its end: the browser needs neither its code nor its texts (docs/decisions/0042). It is
 * rendered anew when the data change that its component is given, and at another address where it asks for that; the page
 * around it is when anything changes.
 * @param element of a component that is made from these data and built-in texts alone
 */
export function renderMarkup(args: PageRequest, element: ReactElement): Markup {
  const locale = languageOf(args.request);
  const { path } = splitPath(new URL(args.request.url).pathname);
  // Elements within an element are no data.
  const isOfData = typeof element.type === 'function' && !('children' in element.props);
  if (!isOfData) return withoutHtml(args, renderIn(locale, path, element));
  const data = createHash('sha256').update(JSON.stringify(element.props)).digest('base64url');
  const key = `${numberOf(element.type)} ${locale.prefix} ${locale.language} ${data}`;
  const keyHere = `${key} ${path}`;
  const known = kept.get(key) ?? kept.get(keyHere);
  if (known) return withoutHtml(args, known);
  const part = renderIn(locale, path, element);
  kept.set(part.readsPath ? keyHere : key, part);
  return withoutHtml(args, part);
}

/** A document has it in its HTML. */
const withoutHtml = (args: PageRequest, { hash, html }: Part): Markup =>
  unlessDocument(args, { hash }, { html: html.toString() });

/** Each rendered once for each kind of link: it changes only with the program. */
const fixed = new Map<string, Part>();

/**
 * The same for a part that is made from nothing but built-in texts, and is the same on every page.
 * @param name of the part, for all its languages
 */
export function fixedMarkup(args: PageRequest, name: string, element: ReactElement): Markup {
  const locale = languageOf(args.request);
  const key = `${name} ${locale.prefix} ${locale.language}`;
  let markup = fixed.get(key);
  if (!markup) {
    markup = renderIn(locale, '', element);
    fixed.set(key, markup);
  }
  return withoutHtml(args, markup);
}
