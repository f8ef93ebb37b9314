import { declarationOf, ORDERED_KINDS, type OrderedKind, tableOf } from '../contract/ordered-kinds';
import { POST_UID } from '../contract/panel-path';
import type { PlainKind } from '../contract/plain-kinds';
import { REDIRECT_FIELD_NAMES } from '../contract/redirect-fields';
import { SINGLE_FIELDS, SINGLE_KINDS, type SingleKind } from '../contract/single-kinds';
import type { TranslatedKind } from '../contract/translation-state';

/** Roles, token, indexes, GraphQL and the version row derive from these types. */

export const CONTACT_SUBMISSION = 'api::contact-submission.contact-submission';
export const BLOG_POST = POST_UID;
export const PROJECT = 'api::project.project';
export const PRODUCT_TEXT = 'api::product-text.product-text';
export const SECTION = 'api::section.section';
/** Texts of editors instead of built-in ones, one entry a copy file. */
export const PAGE_TEXT = 'api::page-text.page-text';
export const AUTHOR = 'api::author.author';
export const APPEARANCE = 'api::appearance.appearance';
export const HOME_PAGE = 'api::home-page.home-page';
export const COMPANY = 'api::company.company';
export const SERVICE_STATUS = 'api::service-status.service-status';
export const NOTIFICATIONS = 'api::notification.notification';
export const REDIRECT = 'api::redirect.redirect';

const orderedUid = (kind: OrderedKind) => `api::${kind}.${kind}` as const;
export const OPENING = orderedUid('opening');

export const FILE = 'plugin::upload.file';

/** Alternative texts in other languages; Strapi keeps the German ones with the file. */
export const PICTURE_TEXT = 'api::picture-text.picture-text';
export const PICTURE_TEXT_TABLE = 'picture_texts';

export type ContentKind = Exclude<TranslatedKind, 'picture'>;

export interface ContentType<Kind extends string = ContentKind | 'page-text' | 'author'> {
  uid: string;
  kind: Kind;
  table: string;
  /** The shared field that identifies a document in every language. */
  keyField: string;
  keyColumn: string;
  /** Only blog posts have drafts (decisions C2, C3, C5). */
  hasDrafts: boolean;
}

export const TYPES_WITH_PARTS: readonly string[] = [
  SECTION,
  ...ORDERED_KINDS.filter((kind) => declarationOf(kind).parts).map(orderedUid),
];

export const ORDERED_TYPES: readonly ContentType<OrderedKind>[] = ORDERED_KINDS.map((kind) => ({
  uid: orderedUid(kind),
  kind,
  table: tableOf(kind),
  keyField: 'key',
  keyColumn: 'key',
  hasDrafts: false,
}));

export const CONTENT_TYPES: readonly ContentType<ContentKind>[] = [
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
  ...ORDERED_TYPES,
  {
    uid: BLOG_POST,
    kind: 'post',
    table: 'blog_posts',
    keyField: 'slug',
    keyColumn: 'slug',
    hasDrafts: true,
  },
];

export const PAGE_TEXTS: ContentType = {
  uid: PAGE_TEXT,
  kind: 'page-text',
  table: 'page_texts',
  keyField: 'file',
  keyColumn: 'file',
  hasDrafts: false,
};

/** Edited in the panel alone; a post names its author by the text that is the key here (docs/decisions/0092). */
export const AUTHORS: ContentType<'author'> = {
  uid: AUTHOR,
  kind: 'author',
  table: 'authors',
  keyField: 'name',
  keyColumn: 'name',
  hasDrafts: false,
};

export const KEYED_TYPES: readonly ContentType[] = [...CONTENT_TYPES, PAGE_TEXTS, AUTHORS];

export interface SingleType {
  uid: string;
  kind: SingleKind;
  table: string;
  fields: readonly string[];
}

const SINGLE_TABLES: Readonly<Record<SingleKind, Pick<SingleType, 'uid' | 'table'>>> = {
  appearance: { uid: APPEARANCE, table: 'appearances' },
  'home-page': { uid: HOME_PAGE, table: 'home_pages' },
  company: { uid: COMPANY, table: 'companies' },
  'service-status': { uid: SERVICE_STATUS, table: 'service_statuses' },
  notifications: { uid: NOTIFICATIONS, table: 'notifications' },
};

export const singleTypeOf = (kind: SingleKind): SingleType => ({
  ...SINGLE_TABLES[kind],
  kind,
  fields: Object.keys(SINGLE_FIELDS[kind]),
});

/** Types of one entry, neither localized nor with drafts; an empty field means the site's own value. */
export const SINGLE_TYPES: readonly SingleType[] = SINGLE_KINDS.map(singleTypeOf);

export const SINGLE_UIDS: readonly string[] = SINGLE_TYPES.map(({ uid }) => uid);

export const EDITED_SINGLE_UIDS: readonly string[] = SINGLE_UIDS.filter((uid) => uid !== HOME_PAGE);

/** Without the addresses of people behind the site, which no page shows. */
export const SHOWN_SINGLE_UIDS: readonly string[] = SINGLE_UIDS.filter((uid) => uid !== NOTIFICATIONS);

export interface PlainType {
  uid: string;
  kind: PlainKind;
  table: string;
  /** A field by which people know an entry, of which no two have the same. */
  nameField: string;
  fields: readonly string[];
}

export const PLAIN_TYPES: readonly PlainType[] = [
  {
    uid: REDIRECT,
    kind: 'redirect',
    table: 'redirects',
    nameField: 'address',
    fields: REDIRECT_FIELD_NAMES,
  },
];

export const PLAIN_UIDS: readonly string[] = PLAIN_TYPES.map(({ uid }) => uid);

/** Subjects of permissions, by the names of the contract; files have Strapi's own. */
export type StoredKind = ContentType['kind'] | SingleKind | PlainKind | 'message';

const UIDS = {
  ...Object.fromEntries(
    [...KEYED_TYPES, ...SINGLE_TYPES, ...PLAIN_TYPES].map(({ kind, uid }) => [kind, uid]),
  ),
  message: CONTACT_SUBMISSION,
} as Readonly<Record<StoredKind, string>>;

export const STORED_KINDS = Object.keys(UIDS) as StoredKind[];

export const uidOf = (kind: StoredKind): string => UIDS[kind];

export const byUid = <Value>(byKind: Readonly<Partial<Record<StoredKind, Value>>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(byKind).map(([kind, value]) => [uidOf(kind as StoredKind), value]));

/** Throws for an unknown uid. */
export function plainTypeOf(uid: string): PlainType {
  const type = PLAIN_TYPES.find((known) => known.uid === uid);
  if (!type) throw new Error(`${uid} is no type of many entries without languages.`);
  return type;
}

/** Throws for an unknown uid. */
export function contentTypeOf(uid: string): ContentType {
  const type = KEYED_TYPES.find((known) => known.uid === uid);
  if (!type) throw new Error(`${uid} is no content type of the site.`);
  return type;
}

/** Readable with the site's token. */
export const SITE_TYPES: readonly string[] = [
  ...KEYED_TYPES.map(({ uid }) => uid),
  ...SHOWN_SINGLE_UIDS,
  ...PLAIN_UIDS,
];

export const COMPONENTS = ['shared.named-text', 'shared.named-image'] as const;
