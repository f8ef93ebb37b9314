/** Header of a save in Strapi's panel: when the version that the form shows was saved, as an ISO date. */
export const EDITED_VERSION = 'X-Edited-Version';
