import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { copy } from './support/copy';
import { signInAsAdministrator } from './support/editor';
import { panelLink } from './support/panel-link';
import { PreviewFrame } from './support/preview-frame';
import { test as base, expect, open, stopClock } from './support/site-test';
import { strapi } from './support/strapi';

const { hero } = copy('en', 'home');
const { banner } = copy('en', 'frame');
const NOTICES = copy('de', 'admin-preview').preview;
const LONG_MS = 10_000;

const marked = (page: Page) => page.locator('[data-preview]');
const claims = (page: Page) => page.getByRole('complementary', { name: banner.label });

interface Fixtures {
  placeless: { key: string; title: string };
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern
  placeless: async ({}, use) => {
    const key = `e2e-${randomUUID()}`;
    const title = `Abschnitt ${key}`;
    const documentId = await strapi.sections.create({ sectionKey: key, title, description: 'Neu' }, 'de');
    await use({ key, title });
    await strapi.sections.remove(documentId);
  },
});

test.describe('a stranger', () => {
  test('gets the page without a mark, with its banner, and search engines nothing', async ({ page }) => {
    await stopClock(page);
    const response = await open(page, '/en?preview=hero');
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    });
    await expect(page.locator('main section[aria-labelledby]')).toHaveCount(10);
    await expect(marked(page)).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(claims(page)).toBeVisible();
  });

  test('does not see a section that has no place', async ({ page, placeless }) => {
    await open(page, `/de?preview=${placeless.key}`);
    await expect(page.locator('main section[aria-labelledby]')).toHaveCount(10);
    await expect(page.getByText(placeless.title)).toHaveCount(0);
  });

  test('does not see a product that is switched off', async ({ page, complaints, createProject }) => {
    const { key } = await createProject({ title: 'Geheim', isActive: false });
    complaints.announce(new RegExp(key), 404);
    const response = await page.goto(`/de/products/${key}?preview=1`);
    expect(response?.status()).toBe(404);
  });
});

test.describe('an editor', () => {
  test.beforeEach(({ context }) => signInAsAdministrator(context));

  test('sees the section marked, in a page that nobody keeps or finds', async ({ page }) => {
    const response = await open(page, '/en?preview=about');
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(marked(page)).toHaveId('about');
    await expect(marked(page)).toHaveAttribute('data-preview', NOTICES.mark);
    await expect(marked(page)).toBeInViewport();
    await expect(marked(page)).toBeFocused();
  });

  test('is disturbed by neither the banner nor the turning card', async ({ page }) => {
    await stopClock(page);
    await open(page, '/en?preview=hero');
    const slide = page.locator('[aria-roledescription=slide]:not([aria-hidden=true])');
    const shown = await slide.getAttribute('aria-label');
    await page.clock.runFor(LONG_MS);
    await expect(claims(page)).toHaveCount(0);
    await expect(slide).toHaveAttribute('aria-label', shown ?? '');
  });

  test('sees a section that has no place after the one about the company', async ({ page, placeless }) => {
    await open(page, `/en?preview=${placeless.key}`);
    await expect(marked(page).getByRole('heading', { name: placeless.title })).toHaveAttribute('lang', 'de');
    await expect(page.locator('#about + [data-preview]')).toBeInViewport();
  });

  test('gets nothing special for a key that does not exist', async ({ page }) => {
    await open(page, '/en?preview=no-such-section');
    await expect(page.locator('main section[aria-labelledby]')).toHaveCount(10);
    await expect(marked(page)).toHaveCount(0);
  });

  test('sees a product before it is published', async ({ page, createProject }) => {
    const { key } = await createProject({ title: 'Bald', isActive: false });
    await open(page, `/de/products/${key}?preview=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bald');
  });
});

test.describe('the frame in /admin', () => {
  test.beforeEach(({ context }) => signInAsAdministrator(context));

  test('says that it is ready, and takes neither focus nor place from the screen around it', async ({
    page,
  }) => {
    const frame = new PreviewFrame(page);
    const ready = await frame.show('/fr?preview=about');
    expect(ready).toEqual({ type: 'preview-ready', key: 'about', language: 'fr' });
    await expect(frame.field).toBeFocused();
    expect(await frame.scrolledBy()).toBe(0);
    const offset = () =>
      frame.contents.locator('[data-preview]').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(offset).toBeLessThan(100);
  });

  test('follows what is typed, by the rule that a save will follow', async ({ page }) => {
    const frame = new PreviewFrame(page);
    await frame.show('/en?preview=hero');
    const heading = frame.contents.getByRole('heading', { level: 1 });
    const draft = (en: string, de: string) =>
      frame.send({ key: 'hero', translations: { en: { title: en }, de: { title: de } }, images: {} });

    for (const text of ['N', 'Ne', 'New']) {
      await draft(text, 'Neu');
      await expect(heading).toHaveText(text);
    }
    await draft('', 'Neu');
    await expect(heading).toHaveText('Neu');
    await expect(heading).toHaveAttribute('lang', 'de');
    await draft(' ', '');
    await expect(heading).toHaveText(hero.title);
  });

  test('shows what is typed into a section without a place', async ({ page, placeless }) => {
    const frame = new PreviewFrame(page);
    await frame.show(`/de?preview=${placeless.key}`);
    const translations = { de: { title: 'Getippt', content: 'Eins\n\nZwei\n\nZwei' } };
    await frame.send({ key: placeless.key, translations, images: {} });
    const section = frame.contents.locator('[data-preview]');
    await expect(section.getByRole('heading', { name: 'Getippt' })).toBeVisible();
    await expect(section.getByText('Zwei')).toHaveCount(2);
  });

  test('takes nothing from anybody but the page around it', async ({ page }) => {
    const frame = new PreviewFrame(page);
    await frame.show('/en?preview=hero');
    const heading = frame.contents.getByRole('heading', { level: 1 });
    await frame.contents.locator('html').evaluate((html) => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        html.dataset.seen = [...seen.add(html.querySelector('h1')?.textContent ?? '')].join();
      }).observe(html.querySelector('main') ?? html, { subtree: true, childList: true, characterData: true });
    });
    const texts = (title: string) => ({ key: 'hero', translations: { en: { title } }, images: {} });
    await frame.sendFromInside(texts('From inside'));
    await frame.send({ ...texts('Of another section'), key: 'about' });
    await frame.send(texts('From around'));
    await expect(heading).toHaveText('From around');
    await expect(frame.contents.locator('html')).toHaveAttribute('data-seen', 'From around');
  });

  test('keeps its page when links are clicked, and sends no message', async ({ page }) => {
    const frame = new PreviewFrame(page);
    await frame.show('/en?preview=hero');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const { contents } = frame;

    await contents.getByRole('link', { name: hero.schedule, exact: true }).first().click();
    await expect(contents.getByText(NOTICES.links, { exact: true })).toBeVisible();
    await contents.locator('#contact form').evaluate((form: HTMLFormElement) => {
      for (const field of form.querySelectorAll('input, textarea')) field.removeAttribute('required');
      form.requestSubmit();
    });
    await expect(contents.getByText(NOTICES.form, { exact: true })).toBeVisible();
    await expect(contents.locator('[data-preview]')).toHaveId('home');
    expect(asked.filter((request) => !request.includes('/assets/'))).toEqual([]);
  });
});

test.describe("a link of Strapi's panel", () => {
  test('shows a product that is switched off to whoever has it', async ({ page, createProject }) => {
    const { documentId, key } = await createProject({ title: 'Bald', isActive: false });
    const link = await panelLink('project', documentId, 'de');
    expect(link.pathname).toBe(`/de/products/${key}`);
    const response = await open(page, link.pathname + link.search);
    expect(response?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bald');
  });

  test('opens no other product, no other language and nothing after it was changed', async ({
    request,
    createProject,
  }) => {
    const [own, other] = [await createProject({ isActive: false }), await createProject({ isActive: false })];
    const { pathname, search } = await panelLink('project', own.documentId, 'de');
    expect((await request.get(pathname + search)).status()).toBe(200);
    const addresses = [
      `/de/products/${other.key}${search}`,
      `/en/products/${own.key}${search}`,
      `${pathname}${search.slice(0, -1)}`,
      `${pathname}${search.replace('draft=', 'draft=x')}`,
    ];
    for (const address of addresses) expect((await request.get(address)).status()).toBe(404);
  });

  test('marks its section', async ({ page }) => {
    const [section] = await strapi.sections.list('sectionKey', 'about', 'it');
    const link = await panelLink('section', section?.documentId ?? '', 'it');
    await open(page, link.pathname + link.search);
    await expect(marked(page)).toHaveId('about');
    await expect(marked(page)).toBeInViewport();
  });
});
