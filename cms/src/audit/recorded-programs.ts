import { type HttpContext, pluginController, type Strapi } from '../strapi';
import type { Act } from './act';
import { actsOn, isRecord } from './acts';
import { recordOrReport } from './recording';

type Handler = (context: HttpContext) => Promise<unknown>;

interface ByToken extends HttpContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/** Tokens can change only pictures; visitors' messages, which the site sends with one, are no act of an account. */
export function recordPrograms(strapi: Strapi): void {
  const uploads = pluginController<{ upload: Handler; destroy: Handler }>(strapi, 'upload', 'content-api');
  const recorded =
    (handler: Handler, actsIn: (context: ByToken) => Act[]): Handler =>
    async (context) => {
      await handler.call(uploads, context);
      if (context.status < 400)
        await recordOrReport(strapi, { source: 'api', account: null }, actsIn(context as ByToken));
    };
  // Serves uploads and changes; no upload arrives, because nothing parses forms on this route.
  uploads.upload = recorded(uploads.upload, ({ query, body }) =>
    typeof query.id === 'string'
      ? actsOn('save', 'picture', [query.id])
      : actsOn('upload', 'picture', idsIn(body)),
  );
  uploads.destroy = recorded(uploads.destroy, ({ params }) => actsOn('delete', 'picture', [params.id ?? '']));
}

const idsIn = (answer: unknown): number[] =>
  (Array.isArray(answer) ? answer : []).flatMap((file) => (isRecord(file) ? [Number(file.id)] : []));
