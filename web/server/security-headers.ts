import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '~/env.server';

export function securityHeaders({ SITE_URL, HSTS_INCLUDE_SUBDOMAINS }: Environment): Record<string, string> {
  const subdomains = HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : '';
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(SITE_URL.startsWith('https:') && { 'Strict-Transport-Security': `max-age=15768000${subdomains}` }),
  };
}

export function withSecurityHeaders(headers: Headers, settings: Environment): Headers {
  const missing = Object.entries(securityHeaders(settings)).filter(([name]) => !headers.has(name));
  return new Headers([...missing, ...headers]);
}

const hashes = (sources: readonly string[]) =>
  [...new Set(sources)].map((source) => ` 'sha256-${createHash('sha256').update(source).digest('base64')}'`);

export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Makes the secret of one rendering, by which its own inline scripts are told from injected ones. */
export const newMark = (): string => randomBytes(16).toString('base64url');

export function takeInlineScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const [start = '', ...rest] = html.split(` nonce="${mark}"`);
  const scripts = rest.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
  return { html: start + rest.join(''), scripts };
}

/**
 * Uses hashes, because a page cached with its policy cannot have a nonce. Allows empty styles, which Chakra's overlays
 * fill by script, frames by Strapi's panel (decision D7), and the booking calendar (decision G1).
 */
export function contentSecurityPolicy({ scripts, styles }: InlineParts, settings: Environment): string {
  const { SITE_URL, CMS_URL, CALENDAR_URL } = settings;
  const directives = [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts).join('')}`,
    `style-src 'self'${hashes(['', ...styles]).join('')}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    `frame-src 'self' ${CALENDAR_URL ? new URL(CALENDAR_URL).origin : ''}`.trim(),
    `frame-ancestors 'self' ${CMS_URL}`,
    "form-action 'self'",
    "base-uri 'none'",
  ];
  if (SITE_URL.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
