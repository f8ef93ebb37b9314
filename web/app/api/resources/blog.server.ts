import type { BlogPost } from 'contract/post';
import { errorAnswer } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import {
  findPost,
  getPostBodies,
  getPosts,
  type Post,
  type PostSummary,
} from '~/content/published/posts.server';
import { languageOf } from '~/i18n/negotiation.server';

type AnsweredPost = Omit<Post, 'searchTexts'>;

function toBlogPost({
  id,
  slug,
  title,
  excerpt,
  content,
  category,
  author,
  readTime,
  tags,
  ...post
}: AnsweredPost): BlogPost {
  const { lang, publishedOn, isFeatured } = post;
  const answered = { id, slug, title, excerpt, content, category, author, readTime, tags };
  return { ...answered, language: lang, publishedAt: publishedOn, featured: isFeatured };
}

async function withBodies(posts: readonly PostSummary[]): Promise<BlogPost[]> {
  const bodies = await getPostBodies(posts);
  return posts.map((post) => toBlogPost({ ...post, content: bodies.get(post.id) ?? '' }));
}

export const blog = {
  'GET /api/blog': async ({ request, query: { lang, page, pageSize } }) => {
    const posts = await getPosts(lang ?? languageOf(request).language);
    if (page === undefined) return withBodies(posts);
    const items = posts.slice((page - 1) * pageSize, page * pageSize);
    return { items: await withBodies(items), total: posts.length };
  },
  'GET /api/blog/{slug}': async ({ request, params, query }) => {
    const language = query.lang ?? languageOf(request).language;
    const found = await findPost(params.slug, language);
    const today = found?.kind === 'moved' ? await findPost(found.slug, language) : found;
    if (today?.kind !== 'post') throw errorAnswer('not-found');
    return toBlogPost(today.post);
  },
} satisfies Partial<Handlers>;
