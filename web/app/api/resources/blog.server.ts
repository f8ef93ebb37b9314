import { type BlogPost, blogPost, postListQuery, postPage, postQuery } from 'contract/post';
import { errorAnswer } from '~/api/http/answers.server';
import { resource } from '~/api/http/resource.server';
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

const list = resource('/api/blog').get({
  summary: 'The published posts, newest first: all, or with `page` a part of them.',
  access: 'public',
  query: postListQuery,
  output: blogPost.array().or(postPage),
  errors: ['content-unavailable'],
  handler: async ({ request, query: { lang, page, pageSize } }) => {
    const posts = await getPosts(lang ?? languageOf(request).language);
    if (page === undefined) return withBodies(posts);
    const items = posts.slice((page - 1) * pageSize, page * pageSize);
    return { items: await withBodies(items), total: posts.length };
  },
});

const one = resource('/api/blog/{slug}').get({
  summary: 'A published post, by its address or an earlier one.',
  access: 'public',
  query: postQuery,
  output: blogPost,
  errors: ['not-found', 'content-unavailable'],
  handler: async ({ request, params, query }) => {
    const language = query.lang ?? languageOf(request).language;
    const found = await findPost(params.slug, language);
    const today = found?.kind === 'moved' ? await findPost(found.slug, language) : found;
    if (today?.kind !== 'post') throw errorAnswer('not-found');
    return toBlogPost(today.post);
  },
});

export const blog = [list, one];
