import type { z } from 'zod';
import type { PublicationProblem, publication } from '../../contract/draft';
import { isSingleKind } from '../../contract/single-kinds';
import type { Act } from '../audit/act';
import { findDraft, removeDraft } from '../drafts/draft-rows';
import type { AdminContext, Strapi } from '../strapi';
import { PublicationRefused } from './draft-conflicts';
import { type PublishedEntry, publishEntry } from './published-entry';
import { callRoute, type SiteAdminRoute } from './route';

export type NamedDraft = z.output<typeof publication>['drafts'][number];

/** Locks entries in one order, so that two publications cannot wait for each other. */
const inOrder = (entries: readonly PublishedEntry[]) =>
  entries.toSorted((a, b) => `${a.kind} ${a.key}`.localeCompare(`${b.kind} ${b.key}`));

/** Publishes all or none, in one transaction. Throws PublicationRefused with the problems of all. */
export async function publishTogether(
  strapi: Strapi,
  context: AdminContext,
  entries: readonly PublishedEntry[],
): Promise<void> {
  await strapi.db.transaction(async () => {
    const problems: PublicationProblem[] = [];
    for (const entry of inOrder(entries)) {
      try {
        await publishEntry(strapi, context, entry);
      } catch (error) {
        if (!(error instanceof PublicationRefused)) throw error;
        problems.push(...error.details.problems);
      }
    }
    if (problems.length > 0) throw new PublicationRefused(problems);
  });
}

export const actsOfEntries = (entries: readonly Pick<PublishedEntry, 'kind' | 'key'>[]): Act[] =>
  entries.map(({ kind, key }) => ({ action: 'save', kind, thing: isSingleKind(kind) ? null : key }));

/** Takes drafts out of the store, within a transaction. Throws PublicationRefused if one has changed. */
export async function takeDrafts(
  strapi: Strapi,
  account: number,
  named: readonly NamedDraft[],
): Promise<PublishedEntry[]> {
  return strapi.db.transaction(async ({ trx }) => {
    const entries: PublishedEntry[] = [];
    const problems: PublicationProblem[] = [];
    for (const { kind, key, revision } of named) {
      const stored = await findDraft(trx, account, { kind, key });
      if (stored?.revision === revision) entries.push({ kind, key, changes: stored.changes });
      else problems.push({ kind, key, name: null, problem: 'draft-stale' });
      await removeDraft(trx, account, { kind, key });
    }
    if (problems.length > 0) throw new PublicationRefused(problems);
    return entries;
  });
}

async function publish(strapi: Strapi, context: AdminContext, named: readonly NamedDraft[]) {
  return await strapi.db.transaction(async () => {
    const entries = await takeDrafts(strapi, context.state.user.id, named);
    await publishTogether(strapi, context, entries);
    return { published: entries.length };
  });
}

export const publicationRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('POST /api/publications', ({ context, input }) => publish(strapi, context, input.drafts), {
    acts: ({ request: { body } }) => {
      const acts = actsOfEntries((body as { drafts?: NamedDraft[] }).drafts ?? []);
      return () => acts;
    },
  }),
];
