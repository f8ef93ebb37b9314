import type { DraftInput, StoredDraft } from '../../contract/draft';
import { DRAFT_LIMITS } from '../../contract/draft-fields';
import { countDrafts, draftsOf, findDraft, removeDraft, writeDraft } from '../drafts/draft-rows';
import type { Strapi } from '../strapi';
import { DraftConflict, TooManyDrafts } from './draft-conflicts';
import { callRoute, type SiteAdminRoute } from './route';

type Name = Pick<StoredDraft, 'kind' | 'key'>;

/** A draft has a reader, its account, so that no role matters; publishing asks for permissions. */
async function keep(
  strapi: Strapi,
  account: number,
  name: Name,
  { revision, changes, touchedAt }: DraftInput,
) {
  return await strapi.db.transaction(async ({ trx }) => {
    const stored = await findDraft(trx, account, name);
    const isEmpty = Object.keys(changes).length === 0;
    if (!stored && isEmpty) return { revision: null };
    if ((stored?.revision ?? null) !== revision) throw new DraftConflict(stored);
    if (isEmpty) {
      await removeDraft(trx, account, name);
      return { revision: null };
    }
    if (!stored && (await countDrafts(trx, account)) >= DRAFT_LIMITS.drafts) throw new TooManyDrafts();
    return { revision: await writeDraft(trx, account, { ...name, changes, touchedAt }) };
  });
}

export const draftRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  callRoute('GET /api/drafts', ({ context }) => draftsOf(strapi.db.connection, context.state.user.id)),
  callRoute(
    'PUT /api/drafts/{kind}/{key}',
    ({ context, params, input }) => keep(strapi, context.state.user.id, params, input),
    { acts: null },
  ),
];
