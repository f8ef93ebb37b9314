import { env } from '~/env.server';
import { StrapiRefusal } from './strapi-refusal.server';

/** Calls a route of Strapi that only the site may call. @throws StrapiRefusal, or TypeError if Strapi is unreachable */
export async function postAsSite(path: `/site-${string}`, body: object, signal: AbortSignal): Promise<void> {
  const { CMS_INTERNAL_URL, CMS_API_TOKEN } = env();
  const response = await fetch(CMS_INTERNAL_URL + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${CMS_API_TOKEN}` },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new StrapiRefusal(response.status);
}
