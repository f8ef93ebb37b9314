import { BLOG_POST } from '../content-types';
import { type Strapi, table } from '../strapi';
import { ledger } from './ledger';
import { readSeedEntries } from './seed-files';
import { SEED_TYPES } from './seed-types';

/** Gives posts from before there were motifs the one of their seed, once: editors may choose another, or none. */
export async function adoptMotifs(strapi: Strapi, folder: string): Promise<void> {
  const adopted = ledger<true>(strapi, 'motifsAdopted');
  if (await adopted.read()) return;
  // The seed, which follows, reports what is wrong with its files.
  const entries = SEED_TYPES.filter(({ uid }) => uid === BLOG_POST).flatMap((type) =>
    readSeedEntries(folder, type, () => undefined),
  );
  await strapi.db.transaction(async () => {
    for (const { key, shared } of entries) {
      if (!shared.motif) continue;
      // updateMany leaves updatedAt alone, which tells changed drafts from published ones.
      await table(strapi, BLOG_POST).updateMany({
        where: { $or: [{ slug: key }, { previousSlugs: { $contains: key } }], motif: { $null: true } },
        data: { motif: shared.motif },
      });
    }
    await adopted.write(true);
  });
}
