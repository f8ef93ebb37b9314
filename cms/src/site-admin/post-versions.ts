import { LANGUAGE_CODES, type Language } from '../../contract/languages';
import { hasChanges, type Moment, POST_STATES, type PostState, postState } from '../../contract/post-fields';
import type { ListedPostPage } from '../../contract/post-list';
import { BLOG_POST, contentTypeOf } from '../content-types';
import { type Data, type Strapi, subquery } from '../strapi';

export interface PostVersion {
  /** Id of the draft's row. */
  id: number;
  language: Language;
  hasTitle: boolean;
  updatedAt: number;
  state: PostState;
  hasChanges: boolean;
  publishedSlug: string | null;
}

export interface WrittenPost {
  documentId: string;
  versions: PostVersion[];
  /** The version whose title the list shows: German or the first with a title, else the first. */
  named: PostVersion;
  publicationDate: number;
  createdAt: number;
}

interface VersionRow {
  id: number;
  document_id: string;
  locale: Language;
  title: string | null;
  publication_date: Moment | null;
  created_at: Moment;
  updated_at: Moment;
  published_id: number | null;
  published_slug: string | null;
  published_date: Moment | null;
  published_update: Moment;
}

const { table } = contentTypeOf(BLOG_POST);
const WITHOUT_DATE = Number.MAX_SAFE_INTEGER;

const DRAFT_FIELDS = ['id', 'documentId', 'locale', 'title', 'publicationDate', 'createdAt', 'updatedAt'];

/** Joins by hand, because with several `in` lists SQLite tries each combination of their values. */
function readVersions(strapi: Strapi, where: Data): Promise<VersionRow[]> {
  const drafts = { publishedAt: { $null: true }, locale: { $in: [...LANGUAGE_CODES] } };
  return strapi.db.connection
    .from(subquery(strapi, BLOG_POST, DRAFT_FIELDS, { $and: [drafts, where] }).as('draft'))
    .leftJoin(`${table} as published`, (join) => {
      join
        .on('published.document_id', 'draft.document_id')
        .andOn('published.locale', 'draft.locale')
        .andOnNotNull('published.published_at');
    })
    .select('draft.*')
    .select({
      published_id: 'published.id',
      published_slug: 'published.slug',
      published_date: 'published.publication_date',
      published_update: 'published.updated_at',
    });
}

function toVersion(row: VersionRow): PostVersion {
  const draft = { updatedAt: row.updated_at };
  const published = { publicationDate: row.published_date, updatedAt: row.published_update };
  const compared = row.published_id === null ? null : published;
  return {
    id: row.id,
    language: row.locale,
    hasTitle: Boolean(row.title?.trim()),
    updatedAt: new Date(row.updated_at).getTime(),
    state: postState(draft, compared),
    hasChanges: hasChanges(draft, compared),
    publishedSlug: row.published_slug,
  };
}

function toPost(documentId: string, rows: VersionRow[]): WrittenPost {
  const newest = (moments: Moment[]) => Math.max(...moments.map((moment) => new Date(moment).getTime()));
  const dates = rows.flatMap((row) => row.publication_date ?? []);
  const position = ({ language }: PostVersion) => LANGUAGE_CODES.indexOf(language);
  const versions = rows.map(toVersion).sort((a, b) => position(a) - position(b));
  return {
    documentId,
    versions,
    named: versions.reduce((found, next) => (found.hasTitle || !next.hasTitle ? found : next)),
    publicationDate: dates.length > 0 ? newest(dates) : WITHOUT_DATE,
    createdAt: newest(rows.map((row) => row.created_at)),
  };
}

/** One version in the state is enough. Published posts may have changes; so may those that wait for their date. */
const isIn = ({ versions }: WrittenPost, wanted: PostState): boolean =>
  versions.some(({ state, hasChanges }) =>
    wanted === 'modified' ? hasChanges : state === wanted || (wanted === 'published' && state === 'modified'),
  );

interface Found {
  readable: Data;
  matching?: Data;
}

export async function findPosts(strapi: Strapi, { readable, matching }: Found, wanted?: PostState) {
  const found = matching && { documentId: { $in: subquery(strapi, BLOG_POST, 'documentId', matching) } };
  const rows = new Map<string, VersionRow[]>();
  for (const row of await readVersions(strapi, { $and: [readable, found ?? {}] })) {
    const others = rows.get(row.document_id);
    if (others) others.push(row);
    else rows.set(row.document_id, [row]);
  }
  const posts = [...rows].map(([documentId, ofPost]) => toPost(documentId, ofPost));
  posts.sort(
    (a, b) =>
      b.publicationDate - a.publicationDate ||
      b.createdAt - a.createdAt ||
      a.documentId.localeCompare(b.documentId),
  );
  const counts = Object.fromEntries(
    POST_STATES.map((state) => [state, posts.filter((post) => isIn(post, state)).length]),
  ) as Record<PostState, number>;
  return {
    posts: wanted ? posts.filter((post) => isIn(post, wanted)) : posts,
    counts: { all: posts.length, ...counts } satisfies ListedPostPage['counts'],
  };
}
