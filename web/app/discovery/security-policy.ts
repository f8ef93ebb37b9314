import { COMPANY } from '~/company';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { fill } from '~/i18n/fill';
// Imported by name, so that a build without the file fails.
import policy from '/content/security/policy.txt?raw';

/** How to report a vulnerability, and what to expect: named in security.txt, for people. */
export function loader() {
  return new Response(fill(policy, { securityEmail: COMPANY.securityEmail }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_POLICIES.file },
  });
}
