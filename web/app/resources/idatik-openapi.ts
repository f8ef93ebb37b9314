import { CACHE_POLICIES } from '~/http/cache-policies';
import { openApiDescription } from '~/sections/docs/openapi.server';
import { withoutInvisible } from '~/typography';

/** Serves a download (decisions C27). */
export function loader() {
  return new Response(withoutInvisible(`${JSON.stringify(openApiDescription(), null, 2)}\n`), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="idatik-openapi.json"',
      'Cache-Control': CACHE_POLICIES.file,
    },
  });
}
