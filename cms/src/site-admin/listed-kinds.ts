import { orderedKinds } from './ordered-kinds';
import { productTexts } from './product-texts';
import { projects } from './projects';
import { redirects } from './redirects';
import { sections } from './sections';

/** Types of many entries that /admin edits. */
export const LISTED_KINDS = {
  section: sections,
  project: projects,
  'product-text': productTexts,
  ...orderedKinds,
  redirect: redirects,
};
