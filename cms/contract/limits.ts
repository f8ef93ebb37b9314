/** Characters in a "string" field of Strapi. */
export const SHORT_TEXT_LENGTH = 255;
export const LONG_TEXT_LENGTH = 50_000;
export const NAME_LENGTH = 100;
/** Entries of a list in a text. */
export const LIST_LENGTH = 100;
export const ALTERNATIVE_TEXT_LENGTH = 500;
export const SEARCH_LENGTH = 200;
/** The limit that the guide for editors promises (decision C22). */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** The same, because Strapi reads a form before it knows its files. */
export const PDF_BYTES = PICTURE_BYTES;
/** PostgreSQL keeps ids in integer columns. */
export const LARGEST_ID = 2_147_483_647;

/** Lists that one query of GraphQL asks for: each reads many entries. */
export const MOST_ROOT_FIELDS = 4;

/** Messages that one mail or call of the webhook names; the rest of a flood is counted. */
export const NAMED_MESSAGES = 100;
