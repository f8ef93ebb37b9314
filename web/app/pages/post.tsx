import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LANGUAGE_CODES, type Language } from 'contract/languages';
import {
  findPost,
  getPostLanguages,
  getPosts,
  type Post,
  type PostLanguages,
} from '~/content/published/posts.server';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { feedLinks } from '~/discovery/feed-paths';
import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { Article } from '~/sections/blog/article';
import { readArticle } from '~/sections/blog/article-text.server';
import { neighboursOf } from '~/sections/blog/listed-posts';
import { pageMeta } from '~/site/head';
import { MessagePage } from '~/site/message-page';
import type { Presence } from '~/site/presence';
import { blogPosting } from '~/site/structured-data';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';

const IN_ALL: PostLanguages = { written: LANGUAGE_CODES, shown: LANGUAGE_CODES };

/** What is found, and the status of the page where that is nothing: no such post, or Strapi unreachable. */
async function loadPost(slug: string, language: Language) {
  try {
    return { status: 404, found: await findPost(slug, language) };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return { status: 503, found: null };
  }
}

async function viewOf(post: Post, language: Language) {
  const posts = await orWhenUnavailable(getPosts(language), []);
  return {
    ...readArticle(post, language),
    searchTexts: post.searchTexts,
    neighbours: neighboursOf(posts, post.slug, language),
    address: env().SITE_URL + internalHref(`/blog/${post.slug}`, { prefix: language, language }),
  };
}

/** Where a post is today. No cache keeps it without asking: a post can get an earlier address back. */
function movedTo(slug: string, request: Request): Response {
  const { language, prefix } = languageOf(request);
  const address = internalHref(`/blog/${slug}`, { prefix, language }) + new URL(request.url).search;
  return redirect(address, {
    status: 301,
    headers: {
      'Cache-Control': CACHE_POLICIES.page,
      ...(prefix === null && { Vary: 'Accept-Language, Cookie' }),
    },
  });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const { status, found } = await loadPost(params.slug ?? '', language);
  if (found?.kind === 'moved') throw movedTo(found.slug, request);
  const texts = textsFor(language, 'blog');
  if (!found) {
    const headers: HeadersInit = status === 503 ? { 'Retry-After': '30' } : {};
    const nothing = { view: null, languages: [], presence: null };
    return data({ ...nothing, isUnavailable: status === 503, texts }, { status, headers });
  }
  const { post } = found;
  const languages = await orWhenUnavailable(getPostLanguages(post.id), IN_ALL);
  const presence: Presence = { languages: languages.shown, instead: '/blog' };
  const view = await viewOf(post, language);
  return data({ view, languages: languages.written, presence, isUnavailable: false, texts });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta<typeof loader>(({ view, languages, texts }) => {
  if (!view)
    return { title: texts.blog.notFound.title, description: texts.blog.notFound.text, isHidden: true };
  const { title, excerpt, cover, lang, tags } = view.post;
  const { searchTexts } = view;
  return {
    title: searchTexts.title ?? title,
    description: searchTexts.description ?? (excerpt || title),
    name: title,
    shareTitle: title,
    shareCover: cover,
    keywords: tags.join(', '),
    type: 'article',
    lang,
    languages,
    feeds: feedLinks(texts.blog.page.title),
    trail: [{ name: texts.blog.page.title, path: '/blog' }],
    structuredData: (context) => [blogPosting(context, view.post)],
  };
});

export default function PostPage() {
  const { view, isUnavailable, texts } = useLoaderData<typeof loader>();
  const { notFound, labels } = texts.blog;
  if (view) return <Article {...view} />;
  return (
    <MessagePage
      title={notFound.title}
      text={isUnavailable ? notFound.unavailable : notFound.text}
      lang={notFound.lang}
    >
      <Link to="/blog" className={primary}>
        {labels.back}
      </Link>
    </MessagePage>
  );
}
