import { expect, it } from 'vitest';
import { originOf, originOfPost } from './origin';

const SITE = 'https://site.example';

it.each([
  ['the form alone', '/', '', { page: '/', campaign: '' }],
  [
    'the page before, without its language',
    '/en',
    `${SITE}/en/products/idatik?tab=a`,
    { page: '/products/idatik' },
  ],
  ['the page before a request for a meeting', '/schedule-meeting', `${SITE}/blog/a`, { page: '/blog/a' }],
  ['the page with a form of its own', '/fr/topics/ti', `${SITE}/fr/blog`, { page: '/topics/ti' }],
  [
    'the page of blocks before, with its campaign',
    '/en?topic=dmea',
    `${SITE}/en/topics/dmea?utm_campaign=dmea-2027`,
    { page: '/topics/dmea', campaign: 'dmea-2027' },
  ],
  ['no page of another site', '/', 'https://search.example/?q=ada', { page: '/' }],
  ['the campaign of the address', '/?utm_campaign=dmea-2027', '', { page: '/', campaign: 'dmea-2027' }],
  [
    'the campaign of the page before',
    '/',
    `${SITE}/faq?utm_campaign=Spring%20Sale`,
    { page: '/faq', campaign: 'Spring Sale' },
  ],
  ['no campaign of another site', '/', 'https://other.example/?utm_campaign=x', { page: '/' }],
  ['no address of mail', '/?utm_campaign=ada@example.org', '', { page: '/' }],
  ['nothing unreadable', '/', 'about:client', { page: '/' }],
])('a message tells of %s', (_name, form, before, expected) => {
  expect(originOf(new URL(form, SITE), before)).toEqual({ campaign: '', ...expected });
});

it.each([
  ['its page', '/de/topics/dmea', `${SITE}/de/topics/dmea`, { page: '/topics/dmea' }],
  [
    'its page, although the header names the site alone',
    '/de/topics/dmea',
    `${SITE}/`,
    { page: '/topics/dmea' },
  ],
  ['its page without a header', '/de/topics/dmea', '', { page: '/topics/dmea' }],
  [
    'the campaign of its page',
    '/en?index',
    `${SITE}/en?utm_campaign=dmea-2027`,
    { page: '/', campaign: 'dmea-2027' },
  ],
  ['no campaign of another site', '/de', 'https://other.example/?utm_campaign=x', { page: '/' }],
])('a message without scripts tells of %s', (_name, form, referer, expected) => {
  const headers = new Headers(referer ? { Referer: referer } : {});
  expect(originOfPost({ url: `${SITE}${form}`, headers })).toEqual({ campaign: '', ...expected });
});
