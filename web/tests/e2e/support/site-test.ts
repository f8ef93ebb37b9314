import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Language } from 'contract/languages';
import { Complaints } from './complaints';
import { environment } from './environment';
import { type PostFields, type ProjectFields, strapi, type UploadedPicture } from './strapi';

export interface OwnPost {
  documentId: string;
  slug: string;
}

export interface OwnProject {
  documentId: string;
  key: string;
}

interface Fixtures {
  /** Fails the test at its end for complaints that it did not announce. */
  complaints: Complaints;
  createProject: (german: Partial<ProjectFields>, english?: Partial<ProjectFields>) => Promise<OwnProject>;
  uploadPicture: (name: string, content: Buffer, info?: object) => Promise<UploadedPicture>;
  createPost: (german: Partial<PostFields>, english?: Partial<PostFields>) => Promise<OwnPost>;
  createDraft: (fields: Partial<PostFields>, language?: Language) => Promise<OwnPost>;
}

/** Closes the pages of a test before its data goes, because an open page may still ask for it. */
export async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints(environment.siteUrl);
      complaints.watch(context);
      await use(complaints);
      expect(complaints.found, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],

  createProject: async ({ context }, use) => {
    const made: string[] = [];
    await use(async (german, english) => {
      const key = `e2e-${randomUUID()}`;
      const documentId = await strapi.projects.create(
        { key, title: key, isActive: true, order: 99, ...german },
        'de',
      );
      made.push(documentId);
      if (english) await strapi.projects.save(documentId, 'en', english);
      return { documentId, key };
    });
    await closePages(context);
    for (const documentId of made) await strapi.projects.remove(documentId);
  },

  uploadPicture: async ({ context }, use) => {
    const made: number[] = [];
    await use(async (name, content, info) => {
      const picture = await strapi.pictures.upload(name, content, info);
      made.push(picture.id);
      return picture;
    });
    await closePages(context);
    for (const id of made) await strapi.pictures.remove(id);
  },

  // Set up after the pictures, so that posts are removed before what they show.
  createPost: async ({ context, uploadPicture: _pictures }, use) => {
    const made: string[] = [];
    await use(async (german, english) => {
      const slug = `e2e-${randomUUID()}`;
      const date = new Date().toISOString();
      const fields = {
        slug,
        title: slug,
        publicationDate: date,
        category: 'company',
        ...german,
      };
      const documentId = await strapi.posts.create(fields, 'de');
      made.push(documentId);
      await strapi.posts.publish(documentId, 'de');
      if (english) {
        await strapi.posts.save(documentId, 'en', english);
        await strapi.posts.publish(documentId, 'en');
      }
      return { documentId, slug: german.slug ?? slug };
    });
    await closePages(context);
    for (const documentId of made) await strapi.posts.remove(documentId);
  },

  createDraft: async ({ context, uploadPicture: _pictures }, use) => {
    const made: string[] = [];
    await use(async (fields, language = 'de') => {
      const slug = `e2e-${randomUUID()}`;
      const documentId = await strapi.posts.create({ slug, title: slug, ...fields }, language);
      made.push(documentId);
      return { documentId, slug: fields.slug ?? slug };
    });
    await closePages(context);
    for (const documentId of made) await strapi.posts.remove(documentId);
  },
});

export { expect };

/** Loads a page and waits for its script. Islands may still sleep; input wakes them and is not lost. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const isApplication = main !== null && Object.keys(main).some((name) => name.startsWith('__reactProps$'));
    return isApplication || document.documentElement.dataset.scripted !== undefined;
  });
}

export function awake(page: Page, island: string): Promise<void> {
  return expect(page.locator(`site-island[name=${island}]`)).toHaveAttribute('data-awake', '');
}

const stopped = new WeakSet<Page>();

/** Stops the clock of pages opened from here on, until `page.clock.runFor` or `resumeClock`. */
export async function stopClock(page: Page): Promise<void> {
  stopped.add(page);
  const now = new Date();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1_000));
}

/** Resumes a stopped clock; otherwise Playwright would set it to 1970. */
export async function resumeClock(page: Page): Promise<void> {
  if (stopped.delete(page)) await page.clock.resume();
}

export function expectLanguage(page: Page, language: Language): Promise<void> {
  return expect(page.locator('html')).toHaveAttribute('lang', language);
}
