/** How many characters a "string" field of Strapi holds. */
export const SHORT_TEXT_LENGTH = 255;
/** How many characters a long text may have. */
export const LONG_TEXT_LENGTH = 50_000;
/** How many characters the key of a section may have, and the name of a text or a picture in it. */
export const NAME_LENGTH = 100;
export const ALTERNATIVE_TEXT_LENGTH = 500;
/** How many characters a search in messages, posts or pictures may have. */
export const SEARCH_LENGTH = 200;
/** The limit that the guide for editors promises (decisions C22). */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** The largest id: PostgreSQL keeps ids in integer columns. */
export const LARGEST_ID = 2_147_483_647;
