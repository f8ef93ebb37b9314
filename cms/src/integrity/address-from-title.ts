import { BLOG_POST } from '../content-types';
import { aroundDocuments, type Strapi, table } from '../strapi';
import { addressOf } from './address';

const WITHOUT_LATIN_LETTERS = 'beitrag';

/**
 * A post that is saved without an address gets one from its title. It then stays when the title changes or the field is
 * emptied, because other sites link to it; only another address that an editor writes replaces it.
 */
export function makeAddressesFromTitles(strapi: Strapi): void {
  aroundDocuments(strapi, async ({ uid, action, params }, next) => {
    const { data, documentId } = params;
    if (uid !== BLOG_POST) return next();
    const stored = documentId ? await storedPost(strapi, documentId) : null;
    if ((action === 'create' || action === 'update') && data) {
      if (isBlank(data.slug))
        data.slug = stored?.slug ?? (await freeAddress(strapi, data.title ?? stored?.title));
    } else if (action === 'publish' && stored && !stored.slug) {
      const slug = await freeAddress(strapi, stored.title);
      await table(strapi, BLOG_POST).updateMany({ where: { documentId }, data: { slug } });
    }
    return next();
  });
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const storedPost = (strapi: Strapi, documentId: string) =>
  table<{ slug: string | null; title: string | null }>(strapi, BLOG_POST).findOne({
    where: { documentId },
    select: ['slug', 'title'],
  });

/** A number is appended to an address that is taken. Without a title there is none. */
async function freeAddress(strapi: Strapi, title: unknown): Promise<string | null> {
  if (typeof title !== 'string' || title.trim() === '') return null;
  const wanted = addressOf(title) || WITHOUT_LATIN_LETTERS;
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? wanted : `${wanted}-${number}`;
    const taken = await table(strapi, BLOG_POST).findOne({ where: { slug: address }, select: ['id'] });
    if (!taken) return address;
  }
}
