import { addAdminRoutes, type Strapi } from '../strapi';
import { accountRoutes } from './account';
import { appearanceRoutes } from './appearance';
import { mediaRoutes } from './media';
import { messageRoutes } from './messages';
import { productTextRoutes } from './product-texts';
import { projectRoutes } from './projects';
import { sectionRoutes } from './sections';
import { translationRoutes } from './translations';

/** What the site's /admin needs beyond Strapi's own login, under the accounts and roles of the panel (decisions D10). */
export function registerSiteAdmin(strapi: Strapi): void {
  const routes = [
    accountRoutes,
    sectionRoutes,
    projectRoutes,
    productTextRoutes,
    messageRoutes,
    appearanceRoutes,
    mediaRoutes,
    translationRoutes,
  ];
  addAdminRoutes(
    strapi,
    '/site-admin',
    routes.flatMap((routesOf) => routesOf(strapi)),
  );
}
