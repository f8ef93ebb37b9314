import { env } from '~/env.server';
import { StrapiRefusal } from './strapi-refusal.server';

type SitePath = `/site-${string}`;

/** Calls a route of Strapi that only the site may call. @throws StrapiRefusal, or TypeError if Strapi is unreachable */
async function callAsSite(path: SitePath, signal: AbortSignal, body?: object): Promise<Response> {
  const { CMS_INTERNAL_URL, CMS_API_TOKEN } = env();
  const response = await fetch(CMS_INTERNAL_URL + path, {
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${CMS_API_TOKEN}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new StrapiRefusal(response.status);
}

/** @throws as callAsSite */
export async function postAsSite(path: SitePath, body: object, signal: AbortSignal): Promise<void> {
  await (await callAsSite(path, signal, body)).body?.cancel();
}

/** Returns the JSON of the answer. @throws as callAsSite, or SyntaxError */
export async function getAsSite(path: SitePath, signal: AbortSignal): Promise<unknown> {
  return (await callAsSite(path, signal)).json();
}
