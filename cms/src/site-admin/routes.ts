import { addAdminRoutes, type Strapi } from '../strapi';
import { accountRoutes } from './account';
import { appearanceRoutes } from './appearance';
import { mediaRoutes } from './media';
import { messageRoutes } from './messages';
import { postTagRoutes } from './post-tags';
import { postRoutes } from './posts';
import { productTexts } from './product-texts';
import { projectRoutes } from './projects';
import { sections } from './sections';
import { translationRoutes } from './translations';

/** The API behind the site's /admin and our parts of the panel, for the accounts and roles of the panel (decision D10). */
export function registerSiteAdmin(strapi: Strapi): void {
  const routes = [
    accountRoutes(strapi),
    sections.routes(strapi),
    projectRoutes(strapi),
    productTexts.routes(strapi),
    postRoutes(strapi),
    messageRoutes(strapi),
    appearanceRoutes(strapi),
    mediaRoutes(strapi),
    translationRoutes(strapi),
    postTagRoutes(strapi),
  ];
  addAdminRoutes(strapi, '/site-admin', routes.flat());
}
