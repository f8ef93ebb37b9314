import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

const OPTIONS: PolicyOptions = {
  siteUrl: 'http://localhost:3000',
  cmsUrl: 'http://localhost:1337',
  calendarUrl: null,
};
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

function directive(name: string, html: string, options = OPTIONS): string {
  const directives = contentSecurityPolicy(html, options).split('; ');
  return directives.find((candidate) => candidate.startsWith(`${name} `)) ?? '';
}

describe('contentSecurityPolicy', () => {
  it('allows the inline scripts of the page and no other', () => {
    const html =
      '<script>one()</script><script src="/a.js"></script><script type="module" async="">two()</script>';
    expect(directive('script-src', html)).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
  });

  it('does not allow data to run', () => {
    expect(directive('script-src', '<script type="application/ld+json">{}</script>')).toBe(
      "script-src 'self'",
    );
  });

  it('forbids style attributes where the page has none, and else allows just these', () => {
    expect(directive('style-src-attr', '<p>a</p><script>\'<p style="x">\'</script>')).toBe(
      "style-src-attr 'none'",
    );
    expect(directive('style-src-attr', '<p style="--a:&quot;b&quot;">')).toContain(hash('--a:"b"'));
  });

  it('never allows unsafe-inline', () => {
    expect(contentSecurityPolicy('<p style="a"></p><script>b</script>', OPTIONS)).not.toContain(
      'unsafe-inline',
    );
  });

  it('lets only Strapi frame the site and only the calendar be framed (decisions D7, G1)', () => {
    expect(directive('frame-ancestors', '')).toBe("frame-ancestors 'self' http://localhost:1337");
    expect(directive('frame-src', '')).toBe("frame-src 'self'");
    const options = {
      ...OPTIONS,
      calendarUrl: 'https://calendar.example/book?x=1',
    };
    expect(directive('frame-src', '', options)).toBe("frame-src 'self' https://calendar.example");
  });

  it('upgrades to https only where there is https', () => {
    expect(contentSecurityPolicy('', OPTIONS)).not.toContain('upgrade');
    expect(contentSecurityPolicy('', { ...OPTIONS, siteUrl: 'https://a.example' })).toContain(
      'upgrade-insecure-requests',
    );
  });
});
