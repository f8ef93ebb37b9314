import { LANGUAGE_CODES, type Language } from '../../contract/languages';
import type { PostState } from '../../contract/post-fields';
import type { ListedPostPage } from '../../contract/post-list';
import { BLOG_POST, contentTypeOf } from '../content-types';
import { type Data, type Strapi, subquery } from '../strapi';

// Compares in the database: a thousand posts in seven languages are 14,000 rows with their whole texts.

/** A draft, joined with its published version. */
export interface PostVersion {
  /** Id of the draft's row. */
  id: number;
  documentId: string;
  language: Language;
  hasTitle: boolean;
  updatedAt: number;
  state: PostState;
  hasChanges: boolean;
  publishedSlug: string | null;
}

const { table } = contentTypeOf(BLOG_POST);
/** Compares dates, as the panel does, which editors open from the list and which must agree. */
const IS_CHANGED = 'draft.updated_at > published.updated_at';
/** SQL for `isDue` of the contract. */
const IS_WAITING = 'published.publication_date > ?';
const STATE = `case when published.id is null then 'draft' when ${IS_WAITING} then 'scheduled' when ${IS_CHANGED} then 'modified' else 'published' end`;

/** Conditions of which one version counts the post in a state. */
const VERSIONS_OF: Readonly<Record<PostState, string>> = {
  draft: "state = 'draft'",
  scheduled: "state = 'scheduled'",
  published: "state in ('published', 'modified')",
  modified: 'has_changes = 1',
};
const STATES = Object.keys(VERSIONS_OF) as PostState[];

const DRAFT_FIELDS = ['id', 'documentId', 'locale', 'title', 'publicationDate', 'createdAt', 'updatedAt'];

function versions(strapi: Strapi, where: Data) {
  const { connection } = strapi.db;
  const drafts = { publishedAt: { $null: true }, locale: { $in: [...LANGUAGE_CODES] } };
  // Joins, because with several `in` lists SQLite tries each combination of their values.
  return connection
    .from(subquery(strapi, BLOG_POST, DRAFT_FIELDS, { $and: [drafts, where] }).as('draft'))
    .leftJoin(`${table} as published`, (join) => {
      join
        .on('published.document_id', 'draft.document_id')
        .andOn('published.locale', 'draft.locale')
        .andOnNotNull('published.published_at');
    })
    .select(connection.raw(`${STATE} as state`, [new Date()]))
    .select(connection.raw(`case when ${IS_CHANGED} then 1 else 0 end as has_changes`));
}

interface Found {
  readable: Data;
  /** Matches drafts or published rows; without it every post is found. */
  matching?: Data;
}

/** Finds the posts in a state, without a date first and then newest first, and the counts of all states. */
export async function findPosts(strapi: Strapi, { readable, matching }: Found, wanted?: PostState) {
  const { connection } = strapi.db;
  const found = matching && { documentId: { $in: subquery(strapi, BLOG_POST, 'documentId', matching) } };
  const rows = versions(strapi, { $and: [readable, found ?? {}] }).select(
    'draft.document_id',
    'draft.publication_date',
    'draft.created_at',
  );
  const flags = STATES.map((state) =>
    connection.raw(`max(case when ${VERSIONS_OF[state]} then 1 else 0 end) as ??`, [state]),
  );
  const posts: ({ document_id: string } & Record<PostState, number>)[] = await connection
    .from(rows.as('version'))
    .groupBy('document_id')
    .select('document_id', ...flags)
    .orderByRaw('max(publication_date) is not null, max(publication_date) desc, max(created_at) desc')
    .orderBy('document_id');
  const counts: ListedPostPage['counts'] = {
    ...{ all: posts.length, published: 0, scheduled: 0, modified: 0, draft: 0 },
  };
  for (const post of posts) for (const state of STATES) counts[state] += post[state];
  const listed = posts.filter((post) => !wanted || post[wanted] === 1);
  return { documentIds: listed.map((post) => post.document_id), counts };
}

export async function versionsOf(
  strapi: Strapi,
  readable: Data,
  documentIds: readonly string[],
): Promise<PostVersion[]> {
  const rows = await versions(strapi, { $and: [{ documentId: { $in: documentIds } }, readable] })
    .select('draft.id', 'draft.document_id', 'draft.locale', 'draft.title', 'draft.updated_at')
    .select({ published_slug: 'published.slug' });
  const found = rows.map((row) => ({
    id: row.id,
    documentId: row.document_id,
    language: row.locale,
    hasTitle: Boolean(row.title?.trim()),
    updatedAt: new Date(row.updated_at).getTime(),
    state: row.state,
    hasChanges: row.has_changes === 1,
    publishedSlug: row.published_slug,
  }));
  const position = ({ language }: PostVersion) => LANGUAGE_CODES.indexOf(language);
  return found.sort((a, b) => position(a) - position(b));
}
