import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Language } from 'contract/languages';
import { stillPicture } from '~/features/ti-transformation/drawing/still.server';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import { readStillPath } from '~/features/ti-transformation/stills/still-address';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { notFound } from '~/http/responses.server';
import { oncePerEdition } from '~/i18n/edition.server';

const pictureOf = oncePerEdition((asked: `${Language} ${Phase} ${boolean}`): string => {
  const [language, phase, isForPhones] = asked.split(' ') as [Language, string, string];
  return stillPicture(language, Number(phase) as Phase, isForPhones === 'true');
});

/** Serves the finished picture of a phase. @throws Response 404 */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = readStillPath(new URL(request.url).pathname);
  if (!asked) throw notFound();
  return new Response(pictureOf(`${asked.language} ${asked.phase} ${asked.isForPhones}`), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': CACHE_POLICIES.file },
  });
}

export function action() {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}
