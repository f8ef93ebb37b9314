import { newPanelPath, panelPathOf } from '../../contract/panel-path';
import { type ListedPost, type ListedPostPage, listedPost } from '../../contract/post-list';
import { BLOG_POST } from '../content-types';
import { type AdminContext, type Data, type Row, type Strapi, table } from '../strapi';
import { CREATOR, permissionsOf, readableFilter } from './permissions';
import { findPosts, type WrittenPost } from './post-versions';
import { callRoute, type SiteAdminRoute, type StrapiCall } from './route';
import { searchFilter } from './search-filter';

const SHOWN = ['documentId', 'locale', 'slug', 'title', 'category', 'publicationDate', 'featured'];

interface PostRow extends Row {
  slug?: string | null;
  title?: string | null;
  category?: ListedPost['category'];
  publicationDate?: string | Date | null;
  featured?: boolean | null;
}

async function read(
  strapi: Strapi,
  { context, query: { search, state, page, pageSize } }: StrapiCall<'GET /api/posts'>,
): Promise<ListedPostPage> {
  const readable = readableFilter(strapi, context, BLOG_POST);
  const found = { readable, ...(search !== '' && { matching: matching(strapi, context, search) }) };
  const { posts, counts } = await findPosts(strapi, found, state);
  const ofPage = posts.slice((page - 1) * pageSize, page * pageSize);
  const drafts = await readDrafts(
    strapi,
    context,
    ofPage.map(({ named }) => named.id),
  );
  return {
    items: ofPage.map((post) => postView(post, drafts.get(post.named.id))),
    total: posts.length,
    counts,
    newPanelPath: newPanelPath(BLOG_POST),
  };
}

/** Searches only titles that the account may read, because results could reveal the others. */
const matching = (strapi: Strapi, context: AdminContext, search: string): Data => ({
  $and: [
    searchFilter(strapi, search, (word) => [{ title: word }]),
    readableFilter(strapi, context, BLOG_POST, 'title'),
  ],
});

async function readDrafts(
  strapi: Strapi,
  context: AdminContext,
  ids: number[],
): Promise<ReadonlyMap<number, PostRow>> {
  const permissions = permissionsOf(strapi, context, BLOG_POST);
  const rows = await table<PostRow>(strapi, BLOG_POST).findMany({
    where: { id: { $in: ids } },
    select: SHOWN,
    populate: CREATOR,
  });
  const visible = rows.map(
    async (row) => [row.id, (await permissions.sanitizeOutput(row)) as PostRow] as const,
  );
  return new Map(await Promise.all(visible));
}

function postView({ documentId, versions, named }: WrittenPost, draft: PostRow | undefined): ListedPost {
  const { slug, title, category, publicationDate, featured } = draft ?? {};
  const published = versions.find(({ publishedSlug }) => publishedSlug !== null);
  const languages = versions.map(({ language, state, hasChanges }) => {
    return [language, { state, hasChanges, panelPath: panelPathOf(BLOG_POST, documentId, language) }];
  });
  return listedPost.parse({
    id: documentId,
    slug: slug ?? null,
    publishedSlug: slug === undefined ? null : (published?.publishedSlug ?? null),
    language: named.language,
    title: title ?? '',
    category: category ?? null,
    publicationDate: publicationDate ? new Date(publicationDate).toISOString() : null,
    featured: featured ?? false,
    updatedAt: new Date(Math.max(...versions.map(({ updatedAt }) => updatedAt))).toISOString(),
    languages: Object.fromEntries(languages),
  });
}

export const postRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/posts', (call) => read(strapi, call)),
];
