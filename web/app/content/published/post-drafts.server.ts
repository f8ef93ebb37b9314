import type { Language } from 'contract/languages';
import { hasChanges, isDue, type PostState, postAddress, postState } from 'contract/post-fields';
import { z } from 'zod';
import { ContentUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { PostFields, postRow } from './post-rows.server';
import { type Post, toPost } from './posts.server';
import { storedText } from './stored-text';

// Drafts are read from Strapi each time and never stored: cache and disk serve visitors.

const DraftQuery = graphql(
  `
    query PostDraft($id: ID!, $language: I18NLocaleCode!) {
      draft: blogPost(documentId: $id, locale: $language, status: DRAFT) {
        ...PostFields
        content
      }
      published: blogPost(documentId: $id, locale: $language, status: PUBLISHED) {
        publicationDate
        updatedAt
      }
    }
  `,
  [PostFields],
);

const DraftIdQuery = graphql(`
  query PostDraftId($address: String!, $id: ID!, $language: I18NLocaleCode!) {
    bySlug: blogPosts(filters: { slug: { eq: $address } }, locale: $language, status: DRAFT) {
      documentId
    }
    byId: blogPost(documentId: $id, locale: $language, status: DRAFT) {
      documentId
      slug
    }
  }
`);

const draftAnswer = z.object({
  draft: postRow.extend({ slug: storedText, content: storedText }).nullish(),
  published: z.object({ publicationDate: storedText, updatedAt: storedText }).nullish(),
});
type PublishedRow = z.output<typeof draftAnswer>['published'];

const idAnswer = z.object({
  bySlug: z.array(z.object({ documentId: z.string() }).nullable()),
  byId: z.object({ documentId: z.string(), slug: storedText }).nullish(),
});

export interface DraftState {
  name: PostState | 'scheduledModified';
  /** ISO date of a future publication, else null. */
  appearsOn: string | null;
}

export interface PostDraft {
  post: Post;
  state: DraftState;
}

/** @throws ContentUnavailable when Strapi does not answer: drafts have no fallback */
async function ask<Value>(schema: z.ZodType<Value>, query: () => Promise<unknown>): Promise<Value> {
  try {
    return schema.parse(await query());
  } catch (error) {
    throw new ContentUnavailable('A draft could not be read from Strapi.', { cause: error });
  }
}

const dateToCome = (date: string | null | undefined) => (date && !isDue(date) ? date : null);

function stateOf(
  draft: { publicationDate?: string | null | undefined; updatedAt?: string | null | undefined },
  published: PublishedRow,
): DraftState {
  const state = postState(draft, published);
  const name = state === 'scheduled' && hasChanges(draft, published) ? 'scheduledModified' : state;
  return { name, appearsOn: dateToCome((published ?? draft).publicationDate) };
}

/** Returns the draft in this language, without falling back to German. @throws ContentUnavailable */
export async function findPostDraft(
  id: string,
  language: Language,
  { strapi }: Pick<ContentClient, 'strapi'> = contentClient(),
): Promise<PostDraft | null> {
  const { draft, published } = await ask(draftAnswer, () => strapi.query(DraftQuery, { id, language }));
  if (!draft) return null;
  const row = { ...draft, slug: postAddress(draft), title: draft.title ?? '' };
  const article = { content: draft.content ?? '', coverText: null };
  return { post: toPost({ row, lang: language }, article, language), state: stateOf(draft, published) };
}

/** Returns the id of the post whose draft has this address, or null. @throws ContentUnavailable */
export async function findPostDraftId(
  address: string,
  language: Language,
  { strapi }: Pick<ContentClient, 'strapi'> = contentClient(),
): Promise<string | null> {
  const { bySlug, byId } = await ask(idAnswer, () =>
    strapi.query(DraftIdQuery, { address, id: address, language }),
  );
  const found = bySlug.find((row) => row !== null) ?? (byId && postAddress(byId) === address ? byId : null);
  return found?.documentId ?? null;
}
