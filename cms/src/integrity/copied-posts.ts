import { BLOG_POST } from '../content-types';
import { aroundDocuments, type Strapi } from '../strapi';

/** The first save of the copy makes a new slug from its title. */
const OF_THE_ORIGINAL_ALONE = { slug: null, previousSlugs: null, publicationDate: null, featured: false };

/** Empties what only one post can have. unique-keys.ts checks the slug, because a unique field would forbid copies. */
export function startCopiesOfPostsAnew(strapi: Strapi): void {
  aroundDocuments(strapi, async ({ uid, action, params }, next) => {
    if (uid === BLOG_POST && action === 'clone') params.data = { ...params.data, ...OF_THE_ORIGINAL_ALONE };
    return next();
  });
}
