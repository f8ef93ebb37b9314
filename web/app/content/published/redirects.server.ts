import { storedRedirect } from 'contract/redirect';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { loadAll } from '~/content/store/load-all';

const RedirectsQuery = graphql(`
  query Redirects($start: Int!, $limit: Int!) {
    redirects(sort: ["address"], pagination: { start: $start, limit: $limit }) {
      documentId
      address
      kind
      target
      campaign
    }
  }
`);

const row = storedRedirect.omit({ note: true }).extend({ documentId: z.string() });
export type Redirect = z.output<typeof row>;

const answer = z.object({ redirects: z.array(row) });

const maps = new WeakMap<readonly Redirect[], ReadonlyMap<string, Redirect>>();

/** Returns the redirects of editors by their addresses. @throws ContentUnavailable */
export async function getRedirects(
  { cache, strapi }: ContentClient = contentClient(),
): Promise<ReadonlyMap<string, Redirect>> {
  const { redirects } = await cache.get({
    name: 'redirects',
    part: 'redirects',
    schema: answer,
    load: () => loadAll((page) => strapi.query(RedirectsQuery, page)),
  });
  const known = maps.get(redirects);
  if (known) return known;
  const map = new Map(redirects.map((redirect) => [redirect.address, redirect]));
  maps.set(redirects, map);
  return map;
}
