import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ILLUSTRATION_SPRITE } from '~/drawings/sprite.server';
import { CACHE_POLICIES } from '~/http/cache-policies';

/** Serves the product drawings for `<use>` (docs/decisions/0039). */
export function loader({ request }: LoaderFunctionArgs) {
  const { address, svg } = ILLUSTRATION_SPRITE;
  if (new URL(request.url).pathname !== address) {
    return redirect(address, { headers: { 'Cache-Control': CACHE_POLICIES.never } });
  }
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': CACHE_POLICIES.immutable },
  });
}
