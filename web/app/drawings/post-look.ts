import type { PostCategory, PostMotif } from 'contract/post-fields';
import type { ProjectColor } from 'contract/project-fields';

const COLORS: Record<PostCategory, ProjectColor> = {
  products: 'blue',
  partnerships: 'purple',
  company: 'slate',
  technology: 'teal',
};

/** Stand in where editors chose no drawing. */
const MOTIFS: Record<PostCategory, PostMotif> = {
  products: 'release',
  partnerships: 'partners',
  company: 'team',
  technology: 'network',
};

export interface PostLook {
  category: PostCategory | null;
  motif: PostMotif | null;
}

export const colorOf = ({ category }: Pick<PostLook, 'category'>): ProjectColor =>
  category ? COLORS[category] : 'slate';

export const motifOf = ({ category, motif }: PostLook): PostMotif =>
  motif ?? (category ? MOTIFS[category] : 'network');

/** Landing pages have a drawing of posts and no category. */
export const LANDING_COLOR: ProjectColor = 'teal';
