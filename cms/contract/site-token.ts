/** Marks a call as the site's, whoever's access token it carries, to tell acts in /admin from acts in the panel. */
export const SITE_TOKEN_HEADER = 'X-Site-Token';
