import type { Language } from 'contract/languages';
import type { PostMotif } from 'contract/post-fields';
import type { ProjectColor, ProjectIllustration } from 'contract/project-fields';
import type { PostCover, PostSummary } from '~/content/published/posts.server';
import type { Passage } from './passages.server';

export interface SharedProduct {
  color: ProjectColor;
  illustration: ProjectIllustration;
  scene: string | null;
}

export interface SitePage {
  kind: 'page' | 'product' | 'post';
  /** Without language. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  lang: Language;
  /** False keeps it out of search engines (decisions B1). */
  isIndexed: boolean;
  /** True if all its own text is in the language, which the sitemap requires (decisions A6). */
  isTranslated: boolean;
  isOutsideLanguages?: true;
  /** ISO date; null when unknown. */
  lastModified: string | null;
  product: SharedProduct | null;
  post?: Pick<PostSummary, 'category' | 'motif'>;
  motif?: PostMotif;
  cover?: PostCover | null;
  readPassages: () => readonly Passage[];
}
