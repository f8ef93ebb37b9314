import { env } from '~/env.server';
import { CACHE_POLICIES } from '~/http/cache-policies';

/** Lets crawlers read pages that must not be listed, because they say so themselves (decisions B1). */
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
