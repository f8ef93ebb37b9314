import { NAMES_A_DAY } from 'contract/statistics-fields';
import { describe, expect, it } from 'vitest';
import { Counts } from './counts';
import { RequestCounter } from './request-counter.server';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

type Headers = Record<string, string>;

function open() {
  const clock = { now: Date.parse('2026-03-05T12:00:00Z') };
  const counts = new Counts(() => clock.now);
  const ownAddresses = ['https://www.example.com', 'https://cms.example.com'];
  const counter = new RequestCounter({ counts, ownAddresses });
  const asked = (url: string, headers: Headers = {}, method = 'GET') => ({
    method,
    url,
    headers: { 'user-agent': BROWSER, 'accept-language': 'de', ...headers },
  });
  return {
    clock,
    counts,
    answer: (url: string, { method = 'GET', ...headers }: Headers = {}, status = 200) =>
      counter.answered(asked(url, headers, method), status),
    note: (kind: 'search' | 'message' | 'redirect', name: string, headers?: Headers) =>
      counter.note(asked('/', headers), kind, name),
    counted: () =>
      counts.take().map(({ kind, name, language, count }) => `${kind} ${name} ${language} ${count}`),
  };
}

describe('pages', () => {
  it('are counted by their path and language, answered anew or with 304, whatever their query is', () => {
    const { answer, counted } = open();
    answer('/de');
    answer('/de?utm_source=newsletter', {}, 304);
    answer('/blog/ti-2-0-was-sich-2026-aendert', { 'accept-language': 'fr' });
    answer('/blog', { 'accept-language': 'fr', cookie: 'lang=sq' });
    answer('/en/topics/dmea-2027?utm_campaign=dmea');
    answer('/TI-2.0-Transformation-Whitepaper.html', { 'accept-language': 'fr' });
    expect(counted()).toEqual([
      'page / de 2',
      'page /blog/ti-2-0-was-sich-2026-aendert fr 1',
      'page /blog sq 1',
      'page /topics/dmea-2027 en 1',
      'page /TI-2.0-Transformation-Whitepaper.html de 1',
    ]);
  });

  it('are none at addresses of editors, calls, checks and files, and none that failed', () => {
    const { answer, counted } = open();
    for (const path of [
      '/admin',
      '/schedule-meeting/consent',
      '/api/blog',
      '/healthz',
      '/assets/a.js',
      '/favicon.ico',
    ])
      answer(path);
    for (const status of [302, 303, 308, 403, 500, 503]) answer('/de', {}, status);
    expect(counted()).toEqual([]);
  });

  it.each([
    ['a program', { 'user-agent': GOOGLEBOT }],
    ['a program without a name', { 'user-agent': '' }],
    ['an editor', { cookie: 'lang=de; admin-session=abc' }],
    ['an editor over https', { cookie: '__Host-admin-session=abc' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
    ['a browser that renders ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older Safari that previews', { 'x-purpose': 'preview' }],
    ['an older Firefox that fetches ahead', { 'x-moz': 'prefetch' }],
  ])('are not counted for %s, nor are addresses in vain, searches and messages', (_who, headers) => {
    const { answer, note, counted } = open();
    answer('/de', headers);
    answer('/de/nowhere', headers, 404);
    note('search', 'konnektor', headers);
    note('message', '/de', headers);
    expect(counted()).toEqual([]);
  });

  it.each(['?preview=about', '?draft=abc', '?texts', '?tag=a&preview=x'])(
    'are not counted as previews: %s',
    (query) => {
      const { answer, counted } = open();
      answer(`/de${query}`);
      expect(counted()).toEqual([]);
      answer('/de?previews=1');
      expect(counted()).toEqual(['page / de 1']);
    },
  );

  it('are counted for visitors with an open gate', () => {
    const { answer, counted } = open();
    answer('/de/investment-deck', { cookie: 'investment-deck-pass=abc' });
    expect(counted()).toEqual(['page /investment-deck de 1']);
  });

  it('are not counted by HEAD or POST, unless the browser had them before and says that it shows them', () => {
    const { answer, counted } = open();
    answer('/de', { method: 'HEAD' });
    answer('/de', { method: 'POST' });
    expect(counted()).toEqual([]);
    answer('/de/blog', { method: 'HEAD', 'page-shown-from': '' });
    answer('/de/blog', { method: 'HEAD', 'page-shown-from': 'https://search.example.org/' });
    answer('/uploads/a.pdf', { method: 'HEAD', 'page-shown-from': '' });
    answer('/de/nowhere', { method: 'HEAD', 'page-shown-from': '' }, 404);
    expect(counted()).toEqual(['page /blog de 2', 'source search.example.org de 1']);
  });

  it('say how many came through a CDN', () => {
    const { answer, counted } = open();
    answer('/de', { 'cdn-loop': 'cloudflare; loops=1' });
    answer('/de', { 'x-amz-cf-id': 'abc' });
    expect(counted()).toEqual(['page / de 2', 'cdn  de 2']);
  });

  it('belong to the German day of the answer', () => {
    const { answer, clock, counts } = open();
    clock.now = Date.parse('2026-03-05T22:59:59Z');
    answer('/de');
    clock.now += 1_000;
    answer('/de');
    expect(counts.take().map(({ day }) => day)).toEqual(['2026-03-05', '2026-03-06']);
  });
});

describe('sources', () => {
  it('are foreign hosts, without path, port and www', () => {
    const { answer, counted } = open();
    answer('/de', { referer: 'https://www.Suche.example:8443/s?q=geheim' });
    answer('/de', { referer: 'https://suche.example/' });
    answer('/de', { referer: 'android-app://com.app.reader/' });
    expect(counted()).toEqual(['page / de 3', 'source suche.example de 2', 'source com.app.reader de 1']);
  });

  it.each([
    'https://www.example.com/de/blog',
    'http://example.com',
    'https://cms.example.com/admin',
    'about:blank',
    'x',
    '',
  ])('are not the own ones or no address: %j', (referer) => {
    const { answer, counted } = open();
    answer('/de', { referer });
    expect(counted()).toEqual(['page / de 1']);
  });

  it.each(['http://192.168.0.7/wiki', 'http://[2001:db8::1]/', 'http://intranet/praxis-mueller'])(
    'are not named where they are addresses or names of machines: %s',
    (referer) => {
      const { answer, counted } = open();
      answer('/de', { referer });
      expect(counted()).toEqual(['page / de 1', 'source  de 1']);
    },
  );
});

describe('other numbers', () => {
  it('are of downloads: the files of the site, and PDFs of the media library', () => {
    const { answer, counted } = open();
    answer('/TI-2.0-Transformation-Whitepaper.pdf');
    answer('/idatik-openapi.json', {}, 304);
    answer('/uploads/Leitfaden_0123456789.pdf?v=abc');
    answer('/uploads/bild_0123456789.png');
    expect(counted()).toEqual([
      'download /TI-2.0-Transformation-Whitepaper.pdf de 1',
      'download /idatik-openapi.json de 1',
      'download /uploads/Leitfaden_0123456789.pdf de 1',
    ]);
  });

  it('are of addresses in vain, by their path alone', () => {
    const { answer, counted } = open();
    answer('/fr/leistungen?name=Ada', {}, 404);
    answer('/%C3%BCber-uns', {}, 404);
    answer('/%00x', {}, 404);
    answer('/api/nothing', {}, 404);
    answer('/assets/old.js', {}, 404);
    expect(counted()).toEqual(['missing /leistungen fr 1', 'missing /über-uns de 1', 'missing /x de 1']);
  });

  it.each([
    '/abmelden/ada@praxis.example',
    '/abmelden/ada%40praxis.example',
    '/wp-login.php',
    '/.env',
    '/blog/wp-admin',
    `/${'x'.repeat(250)}`,
  ])('do not name an address in vain that has a person in it or that scanners ask for: %s', (path) => {
    const { answer, counted } = open();
    answer(path, {}, 404);
    expect(counted()).toEqual(['missing  de 1']);
  });

  it('are of lasting redirects, and of others that say so', () => {
    const { answer, note, counted } = open();
    answer('/de/blog/alt', {}, 301);
    note('redirect', '/de/blog/alt');
    note('redirect', '/en/aktion');
    expect(counted()).toEqual(['redirect /blog/alt de 2', 'redirect /aktion en 1']);
  });

  it('are of messages by page', () => {
    const { note, counted } = open();
    note('message', '/en/schedule-meeting');
    note('message', '/');
    note('message', '/nowhere');
    note('message', '');
    expect(counted()).toEqual(['message /schedule-meeting en 1', 'message / de 1', 'message  de 2']);
  });

  it.each([
    ['  Elektronische   PATIENTENAKTE ', 'elektronische patientenakte'],
    ['Praxis-Software & KIM', 'praxis-software & kim'],
    ['ada@praxis.example', ''],
    ['0821 123456', ''],
    ['ti 2.0', ''],
    ['a'.repeat(31), ''],
    ['mein name ist ada und ich suche', ''],
    ['<script>', ''],
  ])('name the search %j as %j', (query, name) => {
    const { note, counted } = open();
    note('search', query);
    expect(counted()).toEqual([`search ${name} de 1`]);
  });

  it('name as many invented names a day as there is room for', () => {
    const { answer, counted } = open();
    for (let number = 0; number < NAMES_A_DAY + 3; number += 1) answer(`/x-${number}`, {}, 404);
    answer('/x-0', {}, 404);
    const rows = counted();
    expect(rows).toHaveLength(NAMES_A_DAY + 1);
    expect(rows[0]).toBe('missing /x-0 de 2');
    expect(rows.at(-1)).toBe('missing  de 3');
  });
});
