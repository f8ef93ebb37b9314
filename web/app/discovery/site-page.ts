import type { Language } from 'contract/languages';
import type { PostMotif } from 'contract/post-fields';
import type { ProjectColor, ProjectIllustration } from 'contract/project-fields';
import type { PostCover, PostSummary } from '~/content/published/posts.server';
import type { Passage } from './passages.server';

/** Looks of a product's share image. */
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
  /** Whether search engines may list it (decisions B1). */
  isIndexed: boolean;
  /** Whether all its own text is in the language, which the sitemap requires (decisions A6). */
  isTranslated: boolean;
  /** Set for a document with one address, without language prefix and site frame. */
  isOutsideLanguages?: true;
  /** ISO date; null when unknown. */
  lastModified: string | null;
  product: SharedProduct | null;
  /** Looks of a post's share image. */
  post?: Pick<PostSummary, 'category' | 'motif'>;
  /** The drawing of a landing page. */
  motif?: PostMotif;
  cover?: PostCover | null;
  readPassages: () => readonly Passage[];
}
