import { jsonAnswer } from '~/http/responses.server';
import { takesRequests } from './serving.server';

/** Answers proxies 503 once the process is to end, else 200. Says nothing about Strapi (decision H6). */
export function loader() {
  return takesRequests()
    ? jsonAnswer({ status: 'serving' })
    : jsonAnswer({ status: 'stopping' }, { status: 503 });
}
