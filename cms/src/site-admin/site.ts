import { readSettings } from '../env';
import { adminRoute, type SiteAdminRoute } from './route';

/** Tells the panel where the site is; its code is built without settings. */
export const siteRoutes = (): SiteAdminRoute[] => [
  adminRoute('GET', '/site', 'account', async () => ({ url: readSettings().SITE_URL })),
];
