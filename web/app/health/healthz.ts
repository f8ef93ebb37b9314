import { jsonAnswer } from '~/http/responses.server';

/** The process answers; nothing is said about Strapi (decisions H6). */
export function loader() {
  return jsonAnswer({ status: 'ok' });
}
