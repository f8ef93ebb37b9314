import { methodNotAllowed } from '~/api/http/answers.server';
import { openApiDocument } from '~/api/http/openapi-document.server';
import { env } from '~/env.server';
import { jsonAnswer } from '~/http/responses.server';
import { sessionCookieName } from '~/session/sealed-session.server';

export function loader() {
  return jsonAnswer(openApiDocument({ siteUrl: env().SITE_URL, sessionCookie: sessionCookieName() }));
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
