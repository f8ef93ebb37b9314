import type { TranslatedKind } from '../contract/translation-state';

/** Roles, token, indexes, GraphQL and the version row derive from these types. */

export const CONTACT_SUBMISSION = 'api::contact-submission.contact-submission';
export const BLOG_POST = 'api::blog-post.blog-post';
export const PROJECT = 'api::project.project';
export const PRODUCT_TEXT = 'api::product-text.product-text';
export const SECTION = 'api::section.section';
/** A single entry, neither localized nor with drafts. */
export const APPEARANCE = 'api::appearance.appearance';

export const FILE = 'plugin::upload.file';

/** Alternative texts in other languages; Strapi keeps the German ones with the file. */
export const PICTURE_TEXT = 'api::picture-text.picture-text';
export const PICTURE_TEXT_TABLE = 'picture_texts';

export interface ContentType {
  uid: string;
  kind: Exclude<TranslatedKind, 'picture'>;
  table: string;
  /** The shared field that identifies a document in every language. */
  keyField: string;
  keyColumn: string;
  /** Only blog posts have drafts (decisions C2, C3, C5). */
  hasDrafts: boolean;
}

export const CONTENT_TYPES: readonly ContentType[] = [
  {
    uid: SECTION,
    kind: 'section',
    table: 'sections',
    keyField: 'sectionKey',
    keyColumn: 'section_key',
    hasDrafts: false,
  },
  { uid: PROJECT, kind: 'project', table: 'projects', keyField: 'key', keyColumn: 'key', hasDrafts: false },
  {
    uid: PRODUCT_TEXT,
    kind: 'product-text',
    table: 'product_texts',
    keyField: 'productKey',
    keyColumn: 'product_key',
    hasDrafts: false,
  },
  {
    uid: BLOG_POST,
    kind: 'post',
    table: 'blog_posts',
    keyField: 'slug',
    keyColumn: 'slug',
    hasDrafts: true,
  },
];

/** Throws for an unknown uid. */
export function contentTypeOf(uid: string): ContentType {
  const type = CONTENT_TYPES.find((known) => known.uid === uid);
  if (!type) throw new Error(`${uid} is no content type of the site.`);
  return type;
}

/** Readable with the site's token. */
export const SITE_TYPES: readonly string[] = [...CONTENT_TYPES.map(({ uid }) => uid), APPEARANCE];

export const COMPONENTS = ['shared.named-text', 'shared.named-image'] as const;
