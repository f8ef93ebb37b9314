import { call } from './http-client';

export interface Failure {
  error: { name: string; message: string; details: Record<string, unknown> };
}
/** Makes the site server's calls for a person signed in at /admin. */
export function siteAdmin(url: string, token: string | undefined) {
  const at = (path: string) => `${url}/site-admin${path}`;
  return {
    get: <T>(path: string) => call<T>(at(path), { token }),
    post: <T>(path: string, json: unknown) => call<T & Failure>(at(path), { token, json }),
    put: <T>(path: string, json: unknown, etag?: string) =>
      call<T & Failure>(at(path), {
        method: 'PUT',
        token,
        json,
        headers: etag === undefined ? {} : { 'if-match': `"${etag}"` },
      }),
    remove: (path: string) => call<Failure>(at(path), { method: 'DELETE', token }),
  };
}
