import { jsonAnswer } from '~/http/responses.server';
import { takesRequests } from './serving.server';

/** Tells proxies whether to send requests here: 503 once the process is to end. Says nothing about Strapi (decision H6). */
export function loader() {
  return takesRequests()
    ? jsonAnswer({ status: 'serving' })
    : jsonAnswer({ status: 'stopping' }, { status: 503 });
}
