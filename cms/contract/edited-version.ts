/** Header with the version of an entry in Strapi's panel: of a form's reading, and of its save. */
export const EDITED_VERSION = 'X-Edited-Version';
