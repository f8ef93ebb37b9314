import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import { authorNamed, getAuthors } from '~/content/published/authors.server';
import { markedBody, markedPost } from '~/content/published/marked-post.server';
import { type DraftState, findPostDraft } from '~/content/published/post-drafts.server';
import {
  findPost,
  getPostLanguages,
  getPosts,
  type Post,
  type PostLanguages,
} from '~/content/published/posts.server';
import { ContentUnavailable, orWhenUnavailable } from '~/content/store/availability.server';
import { colorOf, motifOf } from '~/drawings/post-look';
import { env } from '~/env.server';
import type { PreviewAnswer } from '~/features/preview/preview.server';
import { germanMoment } from '~/i18n/dates';
import { fill } from '~/i18n/fill';
import { internalHref } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { readArticle } from '~/sections/blog/article-text.server';
import { listedPost, neighboursOf } from '~/sections/blog/listed-posts';
import { postsToReadNext } from '~/sections/blog/read-next';
import { seriesOf } from '~/sections/blog/series';

const IN_ALL: PostLanguages = { written: LANGUAGE_CODES, shown: LANGUAGE_CODES };

export async function loadPost(slug: string, language: Language) {
  // Loaded beside the post, because its view waits for them next.
  const authors = orWhenUnavailable(getAuthors(language), []);
  try {
    const [found] = await Promise.all([findPost(slug, language), authors]);
    return { status: 404, found };
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return { status: 503, found: null };
  }
}

export async function viewOf(post: Post, language: Language) {
  const posts = (await orWhenUnavailable(getPosts(language), [])).map((one) => markedPost(one));
  const authors = await orWhenUnavailable(getAuthors(language), []);
  const article = readArticle(markedPost(post), language);
  return {
    ...article,
    body: markedBody(article.body, post),
    searchTexts: post.searchTexts,
    look: { color: colorOf(post), illustration: motifOf(post), scene: null },
    languages: await orWhenUnavailable(getPostLanguages(post.id), IN_ALL),
    author: authorNamed(authors, post.author),
    series: seriesOf(posts, markedPost(post), language),
    readNext: postsToReadNext(posts, post).map((one) => listedPost(one, language)),
    neighbours: neighboursOf(posts, post.slug, language),
    address: env().SITE_URL + internalHref(`/blog/${post.slug}`, { prefix: language, language }),
  };
}

export type PostView = Awaited<ReturnType<typeof viewOf>>;

function draftStateInWords({ name, appearsOn }: DraftState): string {
  const { postStates } = textsFor(DEFAULT_LANGUAGE, 'admin-preview')['admin-preview'];
  if (!appearsOn) return postStates[name];
  return fill(postStates[name === 'draft' ? 'draftWithDate' : name], { date: germanMoment(appearsOn) });
}

export async function loadDraft({ preview, documentId }: PreviewAnswer, language: Language) {
  if (!preview || documentId === null) return null;
  const draft = await orWhenUnavailable(findPostDraft(documentId, language), null);
  if (!draft) return null;
  const title = draft.post.title || preview.labels.untitled;
  return { post: { ...draft.post, title }, preview: { ...preview, state: draftStateInWords(draft.state) } };
}

export type PostPreview = NonNullable<Awaited<ReturnType<typeof loadDraft>>>['preview'];
