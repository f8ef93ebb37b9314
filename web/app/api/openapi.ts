import { env } from '~/env.server';
import { sessionCookieName } from '~/session/sealed-session.server';
import { jsonAnswer, methodNotAllowed } from './answers.server';
import { openApiDocument } from './openapi-document.server';

export function loader() {
  return jsonAnswer(openApiDocument({ siteUrl: env().SITE_URL, sessionCookie: sessionCookieName() }));
}

export function action() {
  return methodNotAllowed('GET', 'HEAD');
}
