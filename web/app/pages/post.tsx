import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PostLanguages } from '~/content/published/posts.server';
import { feedLinks } from '~/discovery/feed-paths';
import { openPreview } from '~/features/preview/preview.server';
import { PreviewBar } from '~/features/preview/preview-bar';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { company } from '~/i18n/facts.server';
import { languageOf } from '~/i18n/negotiation.server';
import type { PageTexts } from '~/i18n/pages';
import { internalHref } from '~/i18n/paths';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { loadDraft, loadPost, type PostPreview, type PostView, viewOf } from '~/page-data/post.server';
import { Article } from '~/sections/blog/article';
import { blogPosting } from '~/sections/blog/blog-posting';
import { shownAuthor } from '~/sections/blog/byline';
import { lookOf } from '~/share-images/address';
import { type ArticleFacts, type PageHead, pageHead } from '~/site/head.server';
import { MessagePage } from '~/site/message-page';
import { pageMeta } from '~/site/page-meta';
import type { Presence } from '~/site/presence';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';

/** Redirects a renamed post; caches must revalidate, because a post can return to an earlier address. */
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

const presenceOf = ({ languages }: { languages: PostLanguages }): Presence => ({
  languages: languages.shown,
  instead: '/blog',
});

/** Returns the last change after publication; posts may be written long before their date. */
function modifiedOn({ publishedOn, lastUpdated }: PostView['post']): string | null {
  return lastUpdated && publishedOn && Date.parse(lastUpdated) <= Date.parse(publishedOn)
    ? null
    : lastUpdated;
}

function postingOf({ post, author: portrait }: PostView) {
  const { labels } = textsFor(post.lang, 'blog').blog;
  const author = shownAuthor(post.author, labels, company());
  return { ...post, author, portrait, modifiedOn: modifiedOn(post) };
}

function factsOf(post: PostView['post']): ArticleFacts {
  const { publishedOn, category, lang, tags } = post;
  const section = category && textsFor(lang, 'blog').blog.categories[category];
  return { publishedOn, modifiedOn: modifiedOn(post), section, tags };
}

function headOf(view: PostView | null, isHidden: boolean, { notFound, page }: PageTexts<'blog'>): PageHead {
  if (!view) return { title: notFound.title, description: notFound.text, isHidden: true };
  const { title, excerpt, cover, lang, tags } = view.post;
  const { searchTexts } = view;
  return {
    title: searchTexts.title ?? title,
    description: searchTexts.description ?? (excerpt || title),
    name: title,
    shareTitle: title,
    shareLook: lookOf(view.look),
    shareCover: cover,
    keywords: tags.join(', '),
    article: factsOf(view.post),
    lang,
    languages: view.languages.written,
    isHidden,
    feeds: feedLinks(page.title),
    trail: [{ name: page.title, path: '/blog' }],
    structuredData: (context) => [blogPosting(context, postingOf(view))],
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { language } = languageOf(request);
  const slug = params.slug ?? '';
  const texts = textsFor(language, 'blog');
  const opened = await openPreview(request, { kind: 'post', key: slug });
  const { isHidden, headers } = opened;
  const show = (view: PostView | null, preview: PostPreview | null, isHidden: boolean) => ({
    head: pageHead(args, headOf(view, isHidden, texts.blog)),
    article: view,
    presence: view && presenceOf(view),
    preview,
    isUnavailable: false,
  });
  const draft = await loadDraft(opened, language);
  if (draft) return data(show(await viewOf(draft.post, language), draft.preview, isHidden), { headers });

  const { status, found } = await loadPost(slug, language);
  if (found?.kind === 'moved') throw movedTo(found.slug, request);
  if (!found) {
    if (status === 503) headers.set('Retry-After', '30');
    return data({ ...show(null, null, true), isUnavailable: status === 503 }, { status, headers });
  }
  return data(show(await viewOf(found.post, language), null, isHidden), { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function PostPage() {
  const { article, preview, isUnavailable } = useLoaderData<typeof loader>();
  const { notFound, labels } = useTexts('blog');
  if (article) {
    return (
      <>
        <Article {...article} />
        {preview && <PreviewBar preview={preview} state={preview.state} />}
      </>
    );
  }
  return (
    <MessagePage
      title={notFound.title}
      text={isUnavailable ? notFound.unavailable : notFound.text}
      {...(!isUnavailable && { hint: notFound.hint })}
      lang={notFound.lang}
      what={isUnavailable ? 'unavailable' : 'missing'}
    >
      <Link to="/blog" className={primary}>
        {labels.back}
      </Link>
    </MessagePage>
  );
}
