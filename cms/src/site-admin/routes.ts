import { demandSecondFactor } from '../accounts/second-factor/duty';
import { recording, recordingReading } from '../audit/recording';
import { addAdminRoutes, type Route, type Strapi } from '../strapi';
import { accountRoutes } from './account';
import { auditRoutes } from './audit';
import { deletedEntryRoutes } from './deleted-entries';
import { draftRoutes } from './drafts';
import { historyRoutes } from './history';
import { linkCheckRoutes } from './link-checks';
import { LISTED_KINDS } from './listed-kinds';
import { mediaRoutes } from './media';
import { messageRoutes } from './messages';
import { pageTextRoutes } from './page-texts';
import { personalDataRoutes } from './personal-data';
import { planRoutes } from './plans';
import { postTagRoutes } from './post-tags';
import { postRoutes } from './posts';
import { publicationRoutes } from './publications';
import { redirectRoutes } from './redirects';
import { reportRoutes } from './reports';
import type { SiteAdminRoute } from './route';
import { secondFactorRoutes } from './second-factor';
import { singleEntryRoutes } from './single-entries';
import { siteRoutes } from './site';
import { statisticsRoutes } from './statistics';
import { translationRoutes } from './translations';
import { translatorFileRoutes } from './translator-files';

/** For accounts and roles of the panel (decision D10). */
export function registerSiteAdmin(strapi: Strapi): void {
  const routes = [
    accountRoutes(strapi),
    secondFactorRoutes(strapi),
    ...Object.values(LISTED_KINDS).map((kind) => kind.routes(strapi)),
    redirectRoutes(strapi),
    postRoutes(strapi),
    messageRoutes(strapi),
    personalDataRoutes(strapi),
    singleEntryRoutes(strapi),
    pageTextRoutes(strapi),
    mediaRoutes(strapi),
    translationRoutes(strapi),
    translatorFileRoutes(strapi),
    postTagRoutes(strapi),
    auditRoutes(strapi),
    statisticsRoutes(strapi),
    linkCheckRoutes(strapi),
    reportRoutes(strapi),
    historyRoutes(strapi),
    deletedEntryRoutes(strapi),
    siteRoutes(),
    draftRoutes(strapi),
    publicationRoutes(strapi),
    planRoutes(strapi),
  ];
  addAdminRoutes(
    strapi,
    '/site-admin',
    routes.flat().map((route) => recorded(strapi, route)),
  );
}

const WITHOUT_SECOND_FACTOR = ['/session', '/second-factor'];

/** Records acts with the source `api`, unless the site marks the call as its own. */
function recorded(strapi: Strapi, { acts, messages, ...route }: SiteAdminRoute): Route {
  const middlewares = [
    ...(WITHOUT_SECOND_FACTOR.includes(route.path) ? [] : [demandSecondFactor(strapi)]),
    ...(acts ? [recording(strapi, 'api', acts)] : []),
    ...(messages ? [recordingReading(strapi, 'api', messages)] : []),
  ];
  return { ...route, config: { ...route.config, middlewares } };
}
