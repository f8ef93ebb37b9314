import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { currentAppearanceSheet } from '~/site/appearance-sheet.server';

/** Serves the colours and fonts that editors chose (docs/decisions/0016). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { address, css } = await currentAppearanceSheet();
  // A page loaded before a save asks for the old sheet and gets the current one.
  if (new URL(request.url).pathname !== address) {
    return redirect(address, { headers: { 'Cache-Control': CACHE_POLICIES.never } });
  }
  return new Response(css, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': CACHE_POLICIES.immutable },
  });
}
