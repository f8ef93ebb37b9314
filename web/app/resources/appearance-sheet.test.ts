import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { contentClient } from '~/content/store/content-client.server';
import { CACHE_POLICIES } from '~/http/cache-policies';
import { appearanceHead, currentAppearanceSheet } from '~/site/appearance-sheet.server';
import { checkedAppearance } from '~/theme/appearance';
import { appearanceCss } from '~/theme/appearance-css';
import { loader } from './appearance-sheet';

const strapi = new FakeStrapi();
let folder: string;
let edits = 0;

function store(appearance: Record<string, unknown> | null): void {
  strapi.graphql = () => ({ appearance });
  edits += 1;
  strapi.version = `edit ${edits}`;
}

function get(path: string): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`);
  return loader({ request, params: {}, context: {} } as unknown as LoaderFunctionArgs);
}

beforeAll(async () => {
  await strapi.start();
  folder = await mkdtemp(join(tmpdir(), 'web-appearance-'));
  vi.stubEnv('CMS_INTERNAL_URL', strapi.url);
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  vi.stubEnv('PREVIEW_SECRET', 'p'.repeat(40));
  vi.stubEnv('WEB_DATA_DIR', folder);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(async () => {
  await strapi.stop();
  await contentClient().snapshots.settled();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => store(null));

it('links nothing while the look is the one of the build', async () => {
  expect(await appearanceHead()).toBeNull();
  store({ primaryColor: '#0F5C7A', accentColor: null, greyColor: null, bodyFont: 'Inter', headingFont: '' });
  expect(await appearanceHead()).toBeNull();
});

it('gives every look an address of its own, at the next load', async () => {
  store({ primaryColor: '#8A1538' });
  const red = await appearanceHead();
  expect(red).toMatchObject({
    themeColor: '#8a1538',
    address: expect.stringMatching(/^\/appearance\/[\w-]+\.css$/),
  });
  store({ primaryColor: '#114411' });
  const green = await appearanceHead();
  expect(green?.address).not.toBe(red?.address);
  store({ primaryColor: '#8A1538' });
  expect(await appearanceHead()).toEqual(red);
});

it('answers the sheet with a policy that lets browsers keep it', async () => {
  store({ primaryColor: '#8A1538', headingFont: 'Source Serif 4' });
  const response = await get((await appearanceHead())?.address ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe(CACHE_POLICIES.immutable);
  const css = await response.text();
  expect(css).toContain('--colors-brand-surface:#8a1538;');
  expect(css).toContain('Source Serif 4 Variable');
});

it.each(['/appearance/of-before-the-save.css', '/appearance/x'])(
  'sends who asks for %s to the sheet of now, and lets nobody keep that answer',
  async (path) => {
    store({ primaryColor: '#8A1538' });
    const response = await get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe((await appearanceHead())?.address);
    expect(response.headers.get('Cache-Control')).toBe(CACHE_POLICIES.never);
  },
);

it('has a sheet for the look of the build too, for pages of before a reset', async () => {
  const { address } = await currentAppearanceSheet();
  expect(await (await get(address)).text()).toBe(appearanceCss(checkedAppearance(null)));
});

it('lets nothing into the sheet that Strapi should not have stored', async () => {
  store({ primaryColor: '#fff}body{display:none', bodyFont: '"}@import "//evil.example' });
  expect(await appearanceHead()).toBeNull();
  store({ primaryColor: '#8A1538', bodyFont: '"}@import "//evil.example' });
  const css = (await currentAppearanceSheet()).css;
  expect(css).toBe(appearanceCss({ ...checkedAppearance(null), primaryColor: '#8a1538' }));
});

it('keeps the last known look while Strapi is away', async () => {
  store({ primaryColor: '#8A1538' });
  const before = await appearanceHead();
  await strapi.stop();
  expect(await appearanceHead()).toEqual(before);
  await strapi.start();
});
