import { createHash } from 'node:crypto';

const HALF_YEAR_SECONDS = 15_768_000;

export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${HALF_YEAR_SECONDS}; includeSubDomains`,
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

export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Hash of an empty style element, which Chakra's overlays fill by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function hashes(sources: readonly string[]): string[] {
  return [...new Set(sources)].map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
}

/** Collects the inline scripts with the renderer's mark and removes it; injected scripts do not carry it. */
export function takeInlineScripts(html: string, mark: string): { html: string; scripts: string[] } {
  const [start = '', ...rest] = html.split(` nonce="${mark}"`);
  const scripts = rest.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
  return { html: start + rest.join(''), scripts };
}

/** Uses hashes, because a page cached with its policy cannot have a nonce. The site renders no style attributes. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineParts,
  { siteUrl, cmsUrl, calendarUrl }: PolicyOptions,
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts).join(' ')}`.trim(),
    `style-src 'self' ${[EMPTY_STYLE, ...hashes(styles)].join(' ')}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    calendarUrl ? `frame-src 'self' ${new URL(calendarUrl).origin}` : "frame-src 'self'",
    `frame-ancestors 'self' ${cmsUrl}`,
    "form-action 'self'",
    "base-uri 'none'",
  ];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
