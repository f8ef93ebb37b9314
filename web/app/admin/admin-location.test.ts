import { describe, expect, it } from 'vitest';
import { hashOf, parseLocation } from './admin-location';

describe('parseLocation', () => {
  it.each([
    ['', 'pages', null],
    ['#products', 'products', null],
    ['#pages/about', 'pages', 'about'],
    ['#pages/%C3%BCber-uns%2Fteam', 'pages', 'über-uns/team'],
    ['#pages/', 'pages', null],
    ['#elsewhere/x', 'pages', null],
    ['#media/%E0%A4%A', 'media', null],
  ])('reads %s', (hash, tab, item) => {
    expect(parseLocation(hash)).toEqual({ tab, item });
  });

  it.each(['about', 'über uns', 'a/b', '50%'])('finds the way back to the item %s', (item) => {
    expect(parseLocation(hashOf({ tab: 'pages', item }))).toEqual({ tab: 'pages', item });
  });

  it('keeps the language in which something is opened', () => {
    const location = { tab: 'products', item: 'was?', language: 'sq' } as const;
    expect(parseLocation(hashOf(location))).toEqual(location);
    expect(parseLocation('#products/idatik?xx')).toEqual({ tab: 'products', item: 'idatik' });
  });

  it.each([
    [
      { tab: 'products', item: 'idatik', language: 'en', field: 'product-text.title' },
      '#products/idatik?en/product-text.title',
    ],
    [{ tab: 'pages', item: 'about', field: 'section.title' }, '#pages/about?/section.title'],
  ] as const)('keeps the field that takes the focus: %o', (location, hash) => {
    expect(hashOf(location)).toBe(hash);
    expect(parseLocation(hash)).toEqual(location);
  });

  it('knows the table of translations', () => {
    const location = { tab: 'pages', item: null, isOverview: true } as const;
    expect(parseLocation(hashOf(location))).toEqual(location);
  });
});
