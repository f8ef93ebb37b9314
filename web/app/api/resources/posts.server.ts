import { listedPostPage, listedPostQuery } from 'contract/post-list';
import { resource } from '~/api/http/resource.server';
import { findListedPosts } from '~/content/editing/posts.server';

export const posts = resource('/api/posts').get({
  summary: 'A page of the posts, drafts among them: those without a date first, then the newest.',
  access: 'session',
  query: listedPostQuery,
  output: listedPostPage,
  handler: ({ editor, query }) => findListedPosts(editor, query),
});
