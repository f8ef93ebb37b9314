import { env } from '~/env.server';
import { jsonAnswer } from '~/http/responses.server';
import { sessionCookieName } from '~/session/sealed-session.server';
import { answersOf } from './http/call.server';
import { openApiDocument } from './http/openapi-document.server';
import { apiRouter } from './http/router.server';
import { blog } from './resources/blog.server';
import { contact } from './resources/contact.server';
import { content } from './resources/content.server';
import { drafts } from './resources/drafts.server';
import { pageTexts } from './resources/page-texts.server';
import { passwordLinks } from './resources/password-links.server';
import { productTexts } from './resources/product-texts.server';
import { redirectFiles } from './resources/redirect-file.server';
import { session } from './resources/session.server';
import { statistics } from './resources/statistics.server';
import { tables } from './resources/tables.server';
import { translators } from './resources/translators/translators.server';
import { upload } from './resources/upload.server';

export const answerApiRequest = apiRouter(
  answersOf({
    ...contact,
    ...content,
    ...blog,
    ...productTexts,
    ...pageTexts,
    ...drafts,
    ...translators,
    ...redirectFiles,
    ...upload,
    ...session,
    ...passwordLinks,
    ...tables,
    ...statistics,
    'GET /api/openapi.json': async () =>
      jsonAnswer(openApiDocument({ siteUrl: env().SITE_URL, sessionCookie: sessionCookieName() })),
  }),
);
