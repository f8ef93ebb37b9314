import type { TranslatedKind } from '../contract/translation-state';

/** The content types of the site, from which roles, token, indexes, GraphQL and the version row are derived. */

export const CONTACT_SUBMISSION = 'api::contact-submission.contact-submission';
export const BLOG_POST = 'api::blog-post.blog-post';
export const PROJECT = 'api::project.project';
export const PRODUCT_TEXT = 'api::product-text.product-text';
export const SECTION = 'api::section.section';
/** One entry, neither localized nor with drafts: colours and fonts of the site. */
export const APPEARANCE = 'api::appearance.appearance';

/** Strapi's own type of what is uploaded. */
export const FILE = 'plugin::upload.file';

/** Alternative texts of pictures beside the German ones, which Strapi keeps with the file. */
export const PICTURE_TEXT = 'api::picture-text.picture-text';
export const PICTURE_TEXT_TABLE = 'picture_texts';

export interface ContentType {
  uid: string;
  /** Its name in the contract. */
  kind: Exclude<TranslatedKind, 'picture'>;
  table: string;
  /** The shared field that identifies a document in every language, and its column. */
  keyField: string;
  keyColumn: string;
  /** Decisions C2, C3, C5: only blog posts have drafts. */
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

/** @throws for a uid that is none of the above */
export function contentTypeOf(uid: string): ContentType {
  const type = CONTENT_TYPES.find((known) => known.uid === uid);
  if (!type) throw new Error(`${uid} is no content type of the site.`);
  return type;
}

/** What the site's token may read. */
export const SITE_TYPES: readonly string[] = [...CONTENT_TYPES.map(({ uid }) => uid), APPEARANCE];

export const COMPONENTS = ['shared.named-text', 'shared.named-image'] as const;
