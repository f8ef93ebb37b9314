import type { Editor } from '~/content/editing/strapi-call.server';
import { env } from '~/env.server';

// Strapi's panel has another address than the site. It calls with the token of its account and without cookies, so
// that no other page can call in an editor's name; Strapi checks the token with each call that is passed on.

const panelOrigin = () => new URL(env().CMS_URL).origin;

const isFromPanel = ({ headers }: Request): boolean => headers.get('Origin') === panelOrigin();

/** Returns the account that calls from Strapi's panel, null for other callers. */
export function editorOfPanel(request: Request): Editor | null {
  const [, accessToken] = /^Bearer ([\w.-]+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  return accessToken && isFromPanel(request) ? { accessToken } : null;
}

/** Lets the panel read an answer. */
export function openToPanel(answer: Response): Response {
  answer.headers.set('Access-Control-Allow-Origin', panelOrigin());
  answer.headers.append('Vary', 'Origin');
  return answer;
}

/** Answers the browser, which asks before the panel's calls; the server has made another method of OPTIONS. */
export function permissionForPanel(request: Request): Response | null {
  if (!isFromPanel(request) || !request.headers.has('Access-Control-Request-Method')) return null;
  const headers = {
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Max-Age': '600',
  };
  return openToPanel(new Response(null, { status: 204, headers }));
}
