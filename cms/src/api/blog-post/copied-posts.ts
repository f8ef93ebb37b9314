import type { DocumentRule } from '../../strapi';

/** The first save of the copy makes a new slug from its title. */
const OF_THE_ORIGINAL_ALONE = {
  slug: null,
  previousSlugs: null,
  publicationDate: null,
  featured: false,
  seriesPlace: null,
};

/** Empties what is one post's own. A unique field would forbid copies, so unique-keys.ts checks the slug. */
export const startCopyAnew: DocumentRule = (_strapi, { action, params }, next) => {
  if (action === 'clone') params.data = { ...params.data, ...OF_THE_ORIGINAL_ALONE };
  return next();
};
