import { describe, expect, it } from 'vitest';
import { safeHref } from './safe-href';

describe('a link leads', () => {
  it.each([
    ['https://www.example.org/a?b=c#d', 'https://www.example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org/'],
    ['mailto:info@example.org', 'mailto:info@example.org'],
    ['/eu-id', '/eu-id'],
    ['eu-id', '/eu-id'],
    ['/documentation#ti-transformation', '/documentation#ti-transformation'],
    ['#kontakt', '#kontakt'],
    ['www.example.org', 'https://www.example.org/'],
    ['„https://example.org“', 'https://example.org/'],
    ['https://example.org/\u00A0', 'https://example.org/'],
  ])('by %s to %s', (written, expected) => expect(safeHref(written)).toBe(expected));

  it.each([
    '',
    '#',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
    'tel:123',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'https://',
    `https://example.org/${'a'.repeat(3_000)}`,
  ])('nowhere by %j', (written) => expect(safeHref(written)).toBeNull());
});
