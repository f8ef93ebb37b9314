import { BLOG_POST } from '../../content-types';
import { type DocumentRule, type Strapi, table } from '../../strapi';

export const dateFirstPublication: DocumentRule = async (
  strapi,
  { action, params: { documentId } },
  next,
) => {
  if (action === 'publish' && documentId) await fillDate(strapi, documentId);
  return next();
};

interface DatedRow {
  publicationDate: string | Date | null;
  publishedAt: string | Date | null;
}

/** The drafts of all languages share the field; publishing copies it. */
async function fillDate(strapi: Strapi, documentId: string): Promise<void> {
  const posts = table<DatedRow>(strapi, BLOG_POST);
  const rows = await posts.findMany({ where: { documentId }, select: ['publicationDate', 'publishedAt'] });
  const drafts = rows.filter(({ publishedAt }) => publishedAt === null);
  if (drafts.some(({ publicationDate }) => publicationDate !== null)) return;
  const published = rows.filter((row) => !drafts.includes(row));
  const known = published.map(
    ({ publicationDate, publishedAt }) => publicationDate ?? publishedAt ?? Date.now(),
  );
  const earliest = Math.min(Date.now(), ...known.map((date) => new Date(date).getTime()));
  await posts.updateMany({
    where: { documentId, publishedAt: { $null: true } },
    data: { publicationDate: new Date(earliest).toISOString() },
  });
}
