import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { LANGUAGE_CODES } from 'contract/languages';
import { environment } from './support/environment';
import { FIGURE_NAMES, gatedIn, SENTENCE_COUNT } from './support/gated-figures';
import { addressWith, fromSomewhere, GATES, type GateName, passwordOf } from './support/gates';
import { address, PATHS, PREFIXES } from './support/route-table';
import { readScriptsAndStyles } from './support/site-files';

// Uses no browser, so that every address of the site takes seconds.

type Role = 'stranger' | 'wrong' | 'right' | 'afterLock' | 'otherBrowser';
const LOCKED: readonly Role[] = ['stranger', 'wrong', 'afterLock', 'otherBrowser'];
const GATE_NAMES = Object.keys(GATES) as GateName[];

const form = (fields: Record<string, string>) => ({ form: fields, maxRedirects: 0 });
const pathOf = (gate: GateName, language = 'en') => `/${language}${GATES[gate].path}`;

interface Fixtures {
  visitor: () => Promise<APIRequestContext>;
  as: (role: Role) => Promise<APIRequestContext>;
}

const withRoles = test.extend<Fixtures>({
  visitor: async ({ playwright }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async () => {
      const request = await playwright.request.newContext({
        baseURL: environment.siteUrl,
        extraHTTPHeaders: fromSomewhere(),
      });
      opened.push(request);
      return request;
    });
    for (const request of opened) await request.dispose();
  },

  as: async ({ visitor }, use) => {
    await use(async (role) => {
      const request = await visitor();
      if (role === 'wrong') {
        for (const gate of GATE_NAMES) {
          expect((await request.post(pathOf(gate), form({ password: 'falsch' }))).status()).toBe(403);
          await request.get(addressWith(gate, 'falsch'), { maxRedirects: 0 });
        }
      }
      if (role === 'right' || role === 'afterLock' || role === 'otherBrowser') {
        const answer = await request.post(`${pathOf('deck')}.data`, form({ password: passwordOf('deck') }));
        expect(answer.status()).toBe(200);
      }
      if (role === 'afterLock') await request.post(`${pathOf('deck')}.data`, form({ intent: 'lock' }));
      return role === 'otherBrowser' ? visitor() : request;
    });
  },
});

async function expectNothingGated(answers: ReadonlyMap<string, string>): Promise<void> {
  expect(answers.size).toBeGreaterThan(0);
  for (const [name, text] of answers) {
    expect.soft(gatedIn(text), name).toEqual([]);
    for (const gate of GATE_NAMES)
      expect.soft(text.includes(passwordOf(gate)), `${gate} in ${name}`).toBe(false);
  }
}

async function read(request: APIRequestContext, paths: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    answers.set(path, `${JSON.stringify(response.headers())}\n${await response.text()}`);
  }
  return answers;
}

const GATE_PAGES = GATE_NAMES.flatMap((gate) => PREFIXES.map((prefix) => prefix + GATES[gate].path));

test('what is searched for is found where it may be read', async ({ playwright }) => {
  expect(SENTENCE_COUNT).toBeGreaterThan(300);
  const request = await playwright.request.newContext({
    baseURL: environment.siteUrl,
    extraHTTPHeaders: fromSomewhere(),
  });
  const found = new Set<string>();
  for (const gate of GATE_NAMES) {
    for (const language of LANGUAGE_CODES) {
      const path = pathOf(gate, language);
      const answers = [
        await request.post(path, form({ password: passwordOf(gate) })),
        await request.post(`${path}.data`, form({ password: passwordOf(gate) })),
      ];
      for (const answer of answers) {
        expect(answer.status()).toBe(200);
        const gated = gatedIn(await answer.text());
        expect(gated.length, `${path} when it is open`).toBeGreaterThan(15);
        for (const name of FIGURE_NAMES) if (gated.some((entry) => entry.startsWith(name))) found.add(name);
      }
    }
  }
  expect([...found].sort()).toEqual([...FIGURE_NAMES].sort());
  await request.dispose();
});

for (const role of LOCKED) {
  withRoles(`${role}: neither page nor data of the gates hold what is behind them`, async ({ as }) => {
    const request = await as(role);
    await expectNothingGated(await read(request, GATE_PAGES));
    await expectNothingGated(
      await read(
        request,
        GATE_PAGES.map((path) => `${path}.data`),
      ),
    );
  });
}

withRoles(
  'right: the deck is open in every language, as page and as data, and kept by no cache',
  async ({ as }) => {
    const request = await as('right');
    for (const prefix of PREFIXES) {
      for (const path of [`${prefix}${GATES.deck.path}`, `${prefix}${GATES.deck.path}.data`]) {
        const response = await request.get(path);
        expect(gatedIn(await response.text()).length, path).toBeGreaterThan(15);
        expect(response.headers()['cache-control'], path).toBe('no-store');
        if (!path.includes('.data')) expect(response.headers()['x-robots-tag'], path).toBe('noindex');
        expect(response.headers().etag, path).toBeUndefined();
      }
    }
    await expectNothingGated(await read(request, [pathOf('investors'), `${pathOf('investors')}.data`]));
  },
);

withRoles('no script, style sheet or source map holds what is behind the gates', async ({ visitor }) => {
  const request = await visitor();
  const files = await readScriptsAndStyles(request, ['/admin', ...GATE_NAMES.map((gate) => pathOf(gate))]);
  for (const name of ['islands', 'deck', 'deck-gate', 'gate']) {
    expect(
      [...files.keys()].some((file) => file.startsWith(`/assets/${name}-`)),
      name,
    ).toBe(true);
  }
  expect(files.size).toBeGreaterThan(60);
  await expectNothingGated(files);
  for (const name of files.keys()) {
    expect((await request.get(`${name}.map`)).status(), `${name}.map`).toBe(404);
  }
  for (const [name, text] of files) expect(text.includes('sourceMappingURL'), name).toBe(false);
});

withRoles('no other page, list, feed or description holds what is behind the gates', async ({ visitor }) => {
  const request = await visitor();
  const lists = [
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/api/openapi.json',
    '/fhir-link-capability-statement.json',
    '/idatik-openapi.json',
  ];
  const content = ['/api/projects', '/api/projects/active', '/api/content-sections', '/api/blog?lang=de'];
  const feeds = ['/de', '/en', '/sq'].flatMap((prefix) => [
    `${prefix}/blog/feed.xml`,
    `${prefix}/blog/feed.json`,
  ]);
  const pages = (['/de', '/en', '/sq'] as const).flatMap((prefix) =>
    PATHS.map((path) => address(prefix, path)),
  );
  await expectNothingGated(await read(request, [...lists, ...content, ...feeds, ...pages]));
});

withRoles(
  'the search finds the locked pages by what everybody may read, and nothing behind them',
  async ({ visitor }) => {
    const request = await visitor();
    const queries = [
      'Investor',
      'Series A',
      'Gewinnschwelle',
      'Seed',
      'Q4 2027',
      'Krankenhäuser',
      'Beteiligungsvertrag',
    ];
    const asked = queries.map((query) => `/de/search?${new URLSearchParams({ q: query })}`);
    const answers = await read(request, asked);
    for (const [path, text] of answers) {
      // Ignores the visitor's own words in the response.
      const query = new URL(path, environment.siteUrl).searchParams.get('q') ?? '';
      await expectNothingGated(new Map([[path, text.replaceAll(query, '')]]));
    }
    expect(answers.get(asked[0] ?? '')).toContain('/de/investors-partners');
  },
);

withRoles(
  'the share image of a gate is the same whoever asks, and drawn from what everybody reads',
  async ({ as }) => {
    const imageOf = async (response: APIResponse) =>
      /<meta property="og:image" content="([^"]+)"/.exec(await response.text())?.[1] ?? '';
    const [stranger, right] = [await as('stranger'), await as('right')];
    const locked = await imageOf(await stranger.get(pathOf('deck')));
    expect(await imageOf(await right.get(pathOf('deck')))).toBe(locked);
    const picture = await stranger.get(new URL(locked).pathname);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(locked).not.toMatch(/series|million|mio/i);
  },
);

withRoles(
  'locked pages are not for search engines, and say nothing of a cache or an address to others',
  async ({ visitor }) => {
    const request = await visitor();
    for (const gate of GATE_NAMES) {
      const response = await request.get(pathOf(gate));
      const headers = response.headers();
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['referrer-policy']).toBe('strict-origin');
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    }
  },
);

for (const gate of GATE_NAMES) {
  withRoles(
    `an address with a password for ${gate} is left at once, whoever asks and however`,
    async ({ visitor }) => {
      for (const password of [passwordOf(gate), 'falsch']) {
        const request = await visitor();
        const asked = addressWith(gate, password);
        for (const [method, path] of [
          ['GET', asked],
          ['HEAD', asked],
          ['GET', asked.replace('?', '.data?')],
        ] as const) {
          const response = await request.fetch(path, { method, maxRedirects: 0 });
          expect([202, 302], `${method} ${path}`).toContain(response.status());
          expect(response.headers().location).toBe(pathOf(gate));
          expect(response.headers()['cache-control']).toBe('no-store');
          expect(`${await response.text()}${JSON.stringify(response.headers())}`).not.toContain(password);
        }
      }
    },
  );

  withRoles(`guesses at ${gate} are looked at more and more slowly`, async ({ visitor }) => {
    const request = await visitor();
    const guess = (password: string) => request.post(pathOf(gate), form({ password }));
    let guessedAt = 0;
    for (let time = 0; time < 3; time += 1) {
      guessedAt = Date.now();
      expect((await guess('falsch')).status()).toBe(403);
    }
    for (const seconds of [2, 4, 8]) {
      let sentAt = 0;
      const status = async () => {
        sentAt = Date.now();
        const answer = await guess('falsch');
        if (answer.status() === 429) {
          expect(Number(answer.headers()['retry-after'])).toBeLessThanOrEqual(seconds);
          expect(gatedIn(await answer.text())).toEqual([]);
        }
        return answer.status();
      };
      await expect.poll(status, { intervals: [100] }).toBe(403);
      // Holds on slow machines, too: the response never comes early.
      expect(Date.now() - guessedAt).toBeGreaterThanOrEqual(seconds * 1_000);
      guessedAt = sentAt;
    }
    expect((await guess(passwordOf(gate))).status()).toBe(429);
    const other = await visitor();
    expect((await other.post(`${pathOf(gate)}.data`, form({ password: passwordOf(gate) }))).status()).toBe(
      200,
    );
  });
}
