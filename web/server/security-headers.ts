import { createHash, randomBytes } from 'node:crypto';
import type { Environment } from '~/env.server';

const HALF_YEAR_SECONDS = 15_768_000;

export function securityHeaders({
  SITE_URL,
  HSTS_INCLUDE_SUBDOMAINS,
}: Pick<Environment, 'SITE_URL' | 'HSTS_INCLUDE_SUBDOMAINS'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(SITE_URL.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${HALF_YEAR_SECONDS}${HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`,
    }),
  };
}

export interface PolicyOptions {
  siteUrl: string;
  /** Strapi's panel, which frames pages (decisions D7). */
  cmsUrl: string;
  /** The booking calendar, framed after consent (decisions G1). */
  calendarUrl: string | null;
}

const hashes = (sources: readonly string[]) =>
  [...new Set(sources)].map((source) => ` 'sha256-${createHash('sha256').update(source).digest('base64')}'`);

export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Makes the secret of one rendering, by which its own inline scripts are told from injected ones. */
export const newMark = (): string => randomBytes(16).toString('base64url');

/** Collects the inline scripts with the renderer's mark, and removes it. */
export function takeInlineScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const [start = '', ...rest] = html.split(` nonce="${mark}"`);
  const scripts = rest.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
  return { html: start + rest.join(''), scripts };
}

/**
 * Uses hashes, because a page cached with its policy cannot have a nonce. Allows empty styles, which Chakra's overlays
 * fill by script. The site renders no style attributes.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineParts,
  { siteUrl, cmsUrl, calendarUrl }: PolicyOptions,
): string {
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
    `frame-src 'self' ${calendarUrl ? new URL(calendarUrl).origin : ''}`.trim(),
    `frame-ancestors 'self' ${cmsUrl}`,
    "form-action 'self'",
    "base-uri 'none'",
  ];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
