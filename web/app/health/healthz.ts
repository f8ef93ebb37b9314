import { jsonAnswer } from '~/http/responses.server';

/** Says nothing about Strapi: only that the process answers (decision H6). */
export function loader() {
  return jsonAnswer({ status: 'ok' });
}
