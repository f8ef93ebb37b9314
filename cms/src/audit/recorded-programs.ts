import { type HttpContext, pluginController, type Strapi } from '../strapi';
import type { Act } from './act';
import { actsOn, isRecord } from './acts';
import { recordOrReport } from './recording';

type Handler = (context: HttpContext) => Promise<unknown>;

interface ByToken extends HttpContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/**
 * What a program can change with a token that an administrator has made in the panel: pictures. All else that is open to
 * tokens is read, save the messages that visitors send by the site, which are no act of an account.
 */
export function recordPrograms(strapi: Strapi): void {
  const uploads = pluginController<{ upload: Handler; destroy: Handler }>(strapi, 'upload', 'content-api');
  const recorded =
    (handler: Handler, actsIn: (context: ByToken) => Act[]): Handler =>
    async (context) => {
      await handler.call(uploads, context);
      if (context.status < 400)
        await recordOrReport(strapi, { source: 'api', account: null }, actsIn(context as ByToken));
    };
  // One call for both; without the middleware that reads forms no picture comes in by it.
  uploads.upload = recorded(uploads.upload, ({ query, body }) =>
    typeof query.id === 'string'
      ? actsOn('save', 'picture', [query.id])
      : actsOn('upload', 'picture', idsIn(body)),
  );
  uploads.destroy = recorded(uploads.destroy, ({ params }) => actsOn('delete', 'picture', [params.id ?? '']));
}

const idsIn = (answer: unknown): number[] =>
  (Array.isArray(answer) ? answer : []).flatMap((file) => (isRecord(file) ? [Number(file.id)] : []));
