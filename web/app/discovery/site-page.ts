import type { Language } from 'contract/languages';
import type { ProjectIcon } from 'contract/project-fields';
import type { PostCover } from '~/content/published/posts.server';
import type { ColorName } from '~/theme/tokens';
import type { Passage } from './passages.server';

/** A page of the site in one language, as search, sitemap and share images need to know it. */
export interface SitePage {
  kind: 'page' | 'product' | 'post';
  /** Without language. */
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** The language that the title is really in. */
  lang: Language;
  /** Whether search engines may list it (decisions B1). */
  isIndexed: boolean;
  /** Whether all of its own text is in the language, which the sitemap asks for (decisions A6). */
  isTranslated: boolean;
  /** A document with one address, without language prefix and without the frame of the site. */
  isOutsideLanguages?: true;
  /** ISO date, null where nothing is known. */
  lastModified: string | null;
  /** The product that the page is about, with the look that editors gave it. */
  product: { key: string; color: ColorName; icon?: ProjectIcon } | null;
  /** The picture of a post, where editors chose one. */
  cover?: PostCover | null;
  /** What a visitor reads there. */
  readPassages: () => readonly Passage[];
}
