import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  type InlineParts,
  securityHeaders,
  takeInlineScripts,
} from './security-headers';
import { SETTINGS } from './site-server.test-support';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const NONE: InlineParts = { scripts: [], styles: [] };

const MARK = 'known-to-the-renderer-alone';

function directive(name: string, parts: Partial<InlineParts> = {}, options = SETTINGS): string {
  const directives = contentSecurityPolicy({ ...NONE, ...parts }, options).split('; ');
  return directives.find((candidate) => candidate.startsWith(`${name} `)) ?? '';
}

describe('takeInlineScripts', () => {
  it('finds the scripts that the renderer marked and takes the mark off', () => {
    const html = `<b>a</b><script nonce="${MARK}">one()</script><script async="" nonce="${MARK}" type="module">two()</script>`;
    expect(takeInlineScripts(html, MARK)).toEqual({
      html: '<b>a</b><script>one()</script><script async="" type="module">two()</script>',
      scripts: ['one()', 'two()'],
    });
  });

  it.each([
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="guessed">evil()</script>',
    `<script nonce='${MARK.slice(1)}'>evil()</script>`,
    '<script>evil();<!-- ',
    '<svg><script>evil()</script></svg>',
  ])('does not take %s for a script of its own', (smuggled) => {
    const html = `<p>${smuggled}</p><script nonce="${MARK}">one()</script>`;
    expect(takeInlineScripts(html, MARK).scripts).toEqual(['one()']);
  });
});

describe('contentSecurityPolicy', () => {
  it('allows these inline scripts and no other', () => {
    expect(directive('script-src', { scripts: ['one()', 'two()', 'one()'] })).toBe(
      `script-src 'self' ${hash('one()')} ${hash('two()')}`,
    );
    expect(directive('script-src')).toBe("script-src 'self'");
  });

  it('allows these inline styles, an empty style element and no other', () => {
    expect(directive('style-src', { styles: ['a{color:red}'] })).toBe(
      `style-src 'self' ${hash('')} ${hash('a{color:red}')}`,
    );
    expect(directive('style-src')).toBe(`style-src 'self' ${hash('')}`);
  });

  it('allows no style attributes', () => {
    expect(directive('style-src-attr')).toBe("style-src-attr 'none'");
  });

  it('never allows unsafe-inline', () => {
    expect(contentSecurityPolicy({ scripts: ['b'], styles: ['c'] }, SETTINGS)).not.toContain('unsafe-inline');
  });

  it('lets only Strapi frame the site and only the calendar be framed (decisions D7, G1)', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'self' http://localhost:1337");
    expect(directive('frame-src')).toBe("frame-src 'self'");
    const options = {
      ...SETTINGS,
      CALENDAR_URL: 'https://calendar.example/book?x=1',
    };
    expect(directive('frame-src', {}, options)).toBe("frame-src 'self' https://calendar.example");
  });

  it('upgrades to https only where there is https', () => {
    expect(contentSecurityPolicy(NONE, SETTINGS)).not.toContain('upgrade');
    expect(contentSecurityPolicy(NONE, { ...SETTINGS, SITE_URL: 'https://a.example' })).toContain(
      'upgrade-insecure-requests',
    );
  });
});

describe('securityHeaders', () => {
  it.each([
    ['http://a.example', false, undefined],
    ['http://a.example', true, undefined],
    ['https://a.example', false, 'max-age=15768000'],
    ['https://a.example', true, 'max-age=15768000; includeSubDomains'],
  ])(
    'asks browsers of %s for https, with subdomains %s: %s',
    (SITE_URL, HSTS_INCLUDE_SUBDOMAINS, expected) => {
      const headers = securityHeaders({ ...SETTINGS, SITE_URL, HSTS_INCLUDE_SUBDOMAINS });
      expect(headers['Strict-Transport-Security']).toBe(expected);
    },
  );
});
