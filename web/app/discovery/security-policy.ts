import { CACHE_POLICIES } from '~/http/cache-policies';
import { company } from '~/i18n/facts.server';
import { fill } from '~/i18n/fill';
// Imports by name, so that a build without the file fails.
import policy from '/content/security/policy.txt?raw';

export function loader() {
  return new Response(fill(policy, { securityEmail: company().securityEmail }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.file },
  });
}
