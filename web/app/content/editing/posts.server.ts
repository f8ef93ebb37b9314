import { type ListedPostPage, type ListedPostQuery, listedPostPage } from 'contract/post-list';
import { callStrapiAs, type Editor, queryString } from './strapi-call.server';

/** @throws StrapiRefusal, ContentUnavailable */
export function findListedPosts(editor: Editor, query: ListedPostQuery): Promise<ListedPostPage> {
  return callStrapiAs(editor, `/site-admin/posts${queryString(query)}`, listedPostPage);
}
