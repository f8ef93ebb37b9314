import { env } from '~/env.server';
import { jsonAnswer } from '~/http/responses.server';
import { sessionCookieName } from '~/session/sealed-session.server';
import { openApiDocument } from './http/openapi-document.server';
import { type ApiResource, resource } from './http/resource.server';
import { apiRouter } from './http/router.server';
import { adminSession } from './resources/admin-session.server';
import { appearanceResource } from './resources/appearance.server';
import { audit } from './resources/audit.server';
import { blog } from './resources/blog.server';
import { contact } from './resources/contact.server';
import { contactSubmissions } from './resources/contact-submissions.server';
import { contentSections } from './resources/content-sections.server';
import { linkChecks } from './resources/link-checks.server';
import { media } from './resources/media.server';
import { personalData } from './resources/personal-data.server';
import { posts } from './resources/posts.server';
import { productTexts } from './resources/product-texts.server';
import { projects } from './resources/projects.server';
import { secondFactorResources } from './resources/second-factor.server';
import { translations } from './resources/translations.server';

const openApi = resource('/api/openapi.json').get({
  summary: 'This description.',
  access: 'public',
  output: 'application/json',
  handler: async () =>
    jsonAnswer(openApiDocument(RESOURCES, { siteUrl: env().SITE_URL, sessionCookie: sessionCookieName() })),
});

export const RESOURCES: readonly ApiResource[] = [
  contact,
  ...projects,
  productTexts,
  ...contentSections,
  ...contactSubmissions,
  ...media,
  ...translations,
  appearanceResource,
  ...adminSession,
  ...secondFactorResources,
  ...blog,
  posts,
  linkChecks,
  ...personalData,
  ...audit,
  openApi,
];

export const answerApiRequest = apiRouter(RESOURCES);
