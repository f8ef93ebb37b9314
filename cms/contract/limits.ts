/** How many characters a column of short texts holds at Strapi. */
export const SHORT_TEXT_LENGTH = 255;
/** How many characters a long text may have. */
export const LONG_TEXT_LENGTH = 50_000;
/** How many characters the name may have by which editors call a text or a picture of a section, and a section itself. */
export const NAME_LENGTH = 100;
export const ALTERNATIVE_TEXT_LENGTH = 500;
/** Words by which editors look for messages. */
export const SEARCH_LENGTH = 200;
/** The limit that the guide for editors promises (decisions C22). */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** The largest number that an integer column holds in PostgreSQL, which numbers entries and files. */
export const LARGEST_ID = 2_147_483_647;
