import { BLOG_POST } from '../content-types';
import { aroundDocuments, type Strapi } from '../strapi';

/** The address is made from the title when the copy is first saved: by then it mostly has another one. */
const OF_THE_ORIGINAL_ALONE = { slug: null, previousSlugs: null, publicationDate: null, featured: false };

/**
 * What "Duplizieren" in the panel makes of a post: a draft with its German texts, but without what only one post can
 * have. The content type does not call the address unique, as unique-keys.ts does: the panel would refuse to duplicate.
 */
export function startCopiesOfPostsAnew(strapi: Strapi): void {
  aroundDocuments(strapi, async ({ uid, action, params }, next) => {
    if (uid === BLOG_POST && action === 'clone') params.data = { ...params.data, ...OF_THE_ORIGINAL_ALONE };
    return next();
  });
}
