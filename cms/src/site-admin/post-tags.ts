import { isSameName, type KnownNames, type KnownTag, tagsOf } from '../../contract/post-fields';
import { AUTHOR, BLOG_POST } from '../content-types';
import { type AdminContext, type Strapi, table } from '../strapi';
import { readableFilter } from './permissions';
import { adminRoute, type SiteAdminRoute } from './route';

export const postTagRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  adminRoute('GET', '/post-tags', 'read post', async (context) => ({
    tags: knownTags(await tagsOfEachPost(strapi, context)),
  })),
  adminRoute('GET', '/post-names', 'read post', (context) => knownNames(strapi, context)),
];

/** The languages of a post share its tags, so that one draft is enough. */
async function tagsOfEachPost(strapi: Strapi, context: AdminContext): Promise<string[][]> {
  const drafts = await table<{ documentId: string; tags: string | null }>(strapi, BLOG_POST).findMany({
    where: {
      $and: [
        { publishedAt: { $null: true }, tags: { $notNull: true } },
        readableFilter(strapi, context, BLOG_POST, 'tags'),
      ],
    },
    select: ['documentId', 'tags'],
  });
  return [...new Map(drafts.map(({ documentId, tags }) => [documentId, tagsOf(tags)])).values()];
}

function knownTags(posts: readonly string[][]): KnownTag[] {
  const spellings = new Map<string, number>();
  for (const tag of posts.flat()) spellings.set(tag, (spellings.get(tag) ?? 0) + 1);
  const known = new Map<string, KnownTag>();
  for (const [tag, count] of [...spellings].sort(([, a], [, b]) => b - a)) {
    const earlier = known.get(tag.toLowerCase());
    known.set(tag.toLowerCase(), { tag: earlier?.tag ?? tag, count: (earlier?.count ?? 0) + count });
  }
  return [...known.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'de'));
}

async function knownNames(strapi: Strapi, context: AdminContext): Promise<KnownNames> {
  const namesIn = async (uid: string, field: string) => {
    const rows = await table<Record<string, string>>(strapi, uid).findMany({
      where: { $and: [{ [field]: { $notNull: true } }, readableFilter(strapi, context, uid, field)] },
      select: [field],
      orderBy: [{ updatedAt: 'desc' }],
    });
    return rows.map((row) => row[field]?.trim() ?? '').filter((name) => name !== '');
  };
  const once = (names: string[]) =>
    names
      .filter((name, index) => names.findIndex((other) => isSameName(other, name)) === index)
      .sort((a, b) => a.localeCompare(b, 'de'));
  const [authors, signed, series] = await Promise.all([
    namesIn(AUTHOR, 'name'),
    namesIn(BLOG_POST, 'author'),
    namesIn(BLOG_POST, 'series'),
  ]);
  return { authors: once([...authors, ...signed]), series: once(series) };
}
