import { DEFAULT_LANGUAGE } from 'contract/languages';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { company } from '~/i18n/facts.server';
import { tokens } from '~/theme/tokens';

export function loader() {
  const manifest = {
    id: '/',
    name: company().legalName,
    short_name: company().brand,
    lang: DEFAULT_LANGUAGE,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: tokens.colors.petrol.value,
    background_color: tokens.colors.paper.value,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': CACHE_POLICIES.file },
  });
}
