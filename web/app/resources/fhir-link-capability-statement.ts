import { CACHE_POLICIES } from '~/http/cache-policies';
import { capabilityStatement } from '~/sections/docs/capability-statement.server';

export function loader() {
  return new Response(`${JSON.stringify(capabilityStatement(), null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/fhir+json',
      'Content-Disposition': 'attachment; filename="fhir-link-capability-statement.json"',
      'Cache-Control': CACHE_POLICIES.file,
    },
  });
}
