import { expect, it } from 'vitest';
import { originOf } from './origin';

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
