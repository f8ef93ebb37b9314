import { createHash } from 'node:crypto';

export interface PolicyOptions {
  siteUrl: string;
  /** Strapi's panel, which shows pages of the site in a frame (decisions D7). */
  cmsUrl: string;
  /** The booking calendar, framed after consent (decisions G1). */
  calendarUrl: string | null;
}

/** An empty style element, which Chakra's overlays fill by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

function hashes(sources: Iterable<string>): string[] {
  const unique = new Set(sources);
  return [...unique].map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}

function decodeEntities(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** Allows exactly the inline scripts and style attributes that this page was rendered with, and nothing foreign. */
export function contentSecurityPolicy(html: string, { siteUrl, cmsUrl, calendarUrl }: PolicyOptions): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].flatMap(
    ([, attributes = '', source = '']) => (attributes.includes('application/') ? [] : [source]), // Data such as JSON-LD is never run.
  );
  const markup = html.replace(INLINE_SCRIPT, '');
  const styles = [...markup.matchAll(STYLE_ATTRIBUTE)].map(([, style = '']) => decodeEntities(style));
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts).join(' ')}`.trim(),
    `style-src 'self' ${EMPTY_STYLE}`,
    styles.length > 0
      ? `style-src-attr 'unsafe-hashes' ${hashes(styles).join(' ')}`
      : "style-src-attr 'none'",
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
