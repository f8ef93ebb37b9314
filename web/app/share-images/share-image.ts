import type { LoaderFunctionArgs } from '@remix-run/node';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { notFound } from '~/http/responses.server';
import { findShareImage } from './share-images.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const found = await findShareImage(new URL(request.url).pathname);
  if (!found) throw notFound();
  if (found.kind === 'moved') {
    return new Response(null, {
      status: 302,
      headers: { Location: found.location, 'Cache-Control': CACHE_POLICIES.never },
    });
  }
  return new Response(new Uint8Array(found.body), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(found.body.length),
      'Cache-Control': found.isLasting ? CACHE_POLICIES.immutable : CACHE_POLICIES.never,
    },
  });
}

export function action() {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}
