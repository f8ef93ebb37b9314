import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { findPost, getPosts, type Post } from '~/content/published/posts.server';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { feedLinks } from '~/discovery/feed-paths';
import { env } from '~/env.server';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { Article } from '~/sections/blog/article';
import { readArticle } from '~/sections/blog/article-text.server';
import { neighboursOf } from '~/sections/blog/listed-posts';
import { pageMeta } from '~/site/head';
import { MessagePage } from '~/site/message-page';
import { blogPosting } from '~/site/structured-data';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';

/** Null: there is no such post, or nobody can say at the moment. */
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
    neighbours: neighboursOf(posts, post.slug, language),
    address: env().SITE_URL + internalHref(`/blog/${post.slug}`, { prefix: language, language }),
  };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language, prefix } = languageOf(request);
  const { status, found } = await loadPost(params.slug ?? '', language);
  if (found?.kind === 'moved') throw redirect(internalHref(`/blog/${found.slug}`, { prefix, language }), 301);
  const texts = textsFor(language, 'blog');
  if (!found) {
    const headers: HeadersInit = status === 503 ? { 'Retry-After': '30' } : {};
    return data({ view: null, isUnavailable: status === 503, texts }, { status, headers });
  }
  return data({ view: await viewOf(found.post, language), isUnavailable: false, texts });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta<typeof loader>(({ view, texts }) => {
  if (!view)
    return { title: texts.blog.notFound.title, description: texts.blog.notFound.text, isHidden: true };
  const { title, excerpt, lang, tags } = view.post;
  return {
    title,
    description: excerpt,
    keywords: tags.join(', '),
    type: 'article',
    lang,
    feeds: feedLinks(texts.blog.page.title),
    trail: [{ name: texts.blog.page.title, path: '/blog' }],
    structuredData: (place) => [blogPosting(place, view.post)],
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
