import { LANGUAGES, type Language } from 'contract/languages';
import { Feed } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Author, authorNamed, getAuthors } from '~/content/published/authors.server';
import { getFeedPosts, getPostBodies, type PostSummary } from '~/content/published/posts.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { env } from '~/env.server';
import { company } from '~/i18n/facts.server';
import { internalHref } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { MarkdownElements } from '~/markdown/markdown-elements';
import { outlineOf, topLevelUnderTitle } from '~/markdown/outline';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { pictureAddress, WIDTH_FOR_MACHINES } from '~/picture-widths';
import { shownAuthor } from '~/sections/blog/byline';
import { withoutInvisible } from '~/typography';
import { FEED_PATHS } from './feed-paths';

const NEVER = new Date(0);

interface FeedItem {
  id: string;
  url: string;
  title: string;
  excerpt: string;
  html: string;
  cover: { url: string; type: string } | null;
  author: string | null;
  /** Address of the author's picture, with consent. */
  avatar: string | null;
  date: Date;
  tags: string[];
}

export interface BlogFeed {
  language: Language;
  title: string;
  description: string;
  homepage: string;
  explanation: string;
  addresses: Record<keyof typeof FEED_PATHS, string>;
  items: FeedItem[];
}

function dateOf({ publishedOn, lastUpdated }: PostSummary): Date {
  const date = publishedOn ?? lastUpdated;
  return date ? new Date(date) : NEVER;
}

function coverOf({ cover }: PostSummary): FeedItem['cover'] {
  if (!cover?.mime) return null;
  return { url: env().SITE_URL + pictureAddress(cover, WIDTH_FOR_MACHINES), type: cover.mime };
}

function avatarOf(authors: readonly Author[], { author }: PostSummary): string | null {
  const picture = authorNamed(authors, author)?.picture;
  return picture ? env().SITE_URL + pictureAddress(picture, WIDTH_FOR_MACHINES) : null;
}

function htmlOf(text: string, url: string, addressOf: (path: string) => string): string {
  const document = parseMarkdown(text);
  return renderToStaticMarkup(
    <MarkdownElements
      document={document}
      topLevel={topLevelUnderTitle(outlineOf(document))}
      hrefOf={addressOf}
      placeOf={(hash) => url + hash}
      newTabNote={null}
    />,
  );
}

/** @throws ContentUnavailable */
export async function getBlogFeed(language: Language): Promise<BlogFeed> {
  const { meta, page, labels, categories } = textsFor(language, 'blog').blog;
  const addressOf = (path: string) => env().SITE_URL + internalHref(path, { prefix: language, language });
  const posts = await getFeedPosts(language);
  const bodies = await getPostBodies(posts);
  const authors = await orWhenUnavailable(getAuthors(language), []);
  return {
    language,
    title: withoutInvisible(`${page.title} | ${company().brand}`),
    description: withoutInvisible(meta.description),
    homepage: addressOf('/blog'),
    explanation: addressOf('/blog/feed'),
    addresses: { rss: addressOf(FEED_PATHS.rss), json: addressOf(FEED_PATHS.json) },
    items: posts.map((post) => {
      const url = addressOf(`/blog/${post.slug}`);
      return {
        id: post.id,
        url,
        title: withoutInvisible(post.title),
        excerpt: withoutInvisible(post.excerpt),
        html: htmlOf(bodies.get(post.id) ?? '', url, addressOf),
        cover: coverOf(post),
        author: shownAuthor(post.author, labels, company()),
        avatar: avatarOf(authors, post),
        date: dateOf(post),
        tags: [...(post.category ? [categories[post.category]] : []), ...post.tags],
      };
    }),
  };
}

/** Matches all but XML 1.0's characters; lone surrogates are none of them. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** For elements that the library writes as CDATA, which `]]>` would end. */
const cdata = (text: string) => text.replace(NOT_IN_XML, ' ').replaceAll(']]>', ']] >');

/** For the other elements, where the library takes `&amp;` for escaped already. */
const xmlText = (text: string) => text.replace(NOT_IN_XML, ' ').replaceAll('&', '&amp;');

export function rssOf(blogFeed: BlogFeed): string {
  const { language, title, description, homepage, explanation, addresses, items } = blogFeed;
  const feed = new Feed({
    id: homepage,
    link: homepage,
    title,
    description,
    language: LANGUAGES.find(({ code }) => code === language)?.locale ?? language,
    // Uses no current time: equal posts make equal feeds, which readers need not load again.
    updated: new Date(Math.max(0, ...items.map(({ date }) => date.getTime()))),
    feedLinks: { rss: addresses.rss },
    generator: false,
  });
  for (const { id, url, title: name, excerpt, html, cover, author, date, tags } of items) {
    feed.addItem({
      guid: id,
      link: url,
      title: cdata(name),
      description: cdata(excerpt),
      // The library declares the authors' namespace only for feeds with content.
      content: cdata(html) || '<p></p>',
      date,
      // The picture's size in bytes is unknown until it is requested.
      ...(cover && { enclosure: { ...cover, length: 0 } }),
      category: tags.map((tag) => ({ name: xmlText(tag) })),
      // RSS requires an e-mail address in its own author element.
      ...(author && { extensions: [{ name: 'dc:creator', objects: { _text: xmlText(author) } }] }),
    });
  }
  // Browsers show the file as it is, and XSLT, which could dress it, leaves them (docs/decisions/0092).
  return feed.rss2().replace('?>', `?>\n<!-- ${explanation} -->`);
}

/** Replaces lone surrogates, which JSON allows and many readers reject. */
const jsonText = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value;

export function jsonFeedOf({ language, title, description, homepage, addresses, items }: BlogFeed): string {
  const content = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: homepage,
    feed_url: addresses.json,
    authors: [{ name: company().legalName, url: env().SITE_URL }],
    items: items.map(({ id, url, title: name, excerpt, html, cover, author, avatar, date, tags }) => ({
      id,
      url,
      title: name,
      summary: excerpt,
      content_html: html,
      ...(cover && { image: cover.url }),
      date_published: date.toISOString(),
      ...(author && { authors: [{ name: author, ...(avatar && { avatar }) }] }),
      tags,
    })),
  };
  return JSON.stringify(content, jsonText);
}
