import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PostLanguages } from '~/content/published/posts.server';
import { feedLinks } from '~/discovery/feed-paths';
import { openPreview } from '~/features/preview/preview.server';
import { PreviewBar } from '~/features/preview/preview-bar';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { Article } from '~/sections/blog/article';
import { pageMeta } from '~/site/head';
import { MessagePage } from '~/site/message-page';
import type { Presence } from '~/site/presence';
import { blogPosting } from '~/site/thing-data';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { loadDraft, loadPost, viewOf } from './post.server';

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

/** In the languages in which it is not shown a post would be missing: the list is there in each. */
const presenceOf = ({ languages }: { languages: PostLanguages }): Presence => ({
  languages: languages.shown,
  instead: '/blog',
});

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const slug = params.slug ?? '';
  const texts = textsFor(language, 'blog');
  const opened = await openPreview(request, { kind: 'post', key: slug });
  const { isHidden, headers } = opened;
  const draft = await loadDraft(opened, language);
  if (draft) {
    const view = await viewOf(draft.post, language);
    const { preview } = draft;
    return data(
      { view, preview, presence: presenceOf(view), isHidden, isUnavailable: false, texts },
      { headers },
    );
  }

  const { status, found } = await loadPost(slug, language);
  if (found?.kind === 'moved') throw movedTo(found.slug, request);
  const nothing = { view: null, preview: null, presence: null, isHidden: true };
  if (!found) {
    if (status === 503) headers.set('Retry-After', '30');
    return data({ ...nothing, isUnavailable: status === 503, texts }, { status, headers });
  }
  const view = await viewOf(found.post, language);
  return data(
    { ...nothing, view, presence: presenceOf(view), isHidden, isUnavailable: false, texts },
    { headers },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta<typeof loader>(({ view, isHidden, texts }) => {
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
    languages: view.languages.written,
    isHidden,
    feeds: feedLinks(texts.blog.page.title),
    trail: [{ name: texts.blog.page.title, path: '/blog' }],
    structuredData: (context) => [blogPosting(context, view.post)],
  };
});

export default function PostPage() {
  const { view, preview, isUnavailable, texts } = useLoaderData<typeof loader>();
  const { notFound, labels } = texts.blog;
  if (view) {
    return (
      <>
        <Article {...view} />
        {preview && <PreviewBar preview={preview} state={preview.state} />}
      </>
    );
  }
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
