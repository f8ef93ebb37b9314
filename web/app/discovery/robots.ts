import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';

/** What crawlers may read; pages that should not be listed say so themselves, and have to be read for that (decisions B1). */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.file },
  });
}
