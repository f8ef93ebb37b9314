import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { PreviewReady, SectionDraft } from '~/features/preview/protocol';
import { environment } from './environment';

const ADDRESS = '/screen-around-a-preview';

const screenAround = (path: string) => `<!doctype html>
  <title>Preview</title>
  <input id="field" autofocus>
  <div style="height: 3000px"></div>
  <iframe src="${path}" width="900" height="384"></iframe>
  <script>
    addEventListener('message', ({ source, data }) => {
      if (source === frames[0]) document.documentElement.dataset.ready = JSON.stringify(data);
    });
  </script>`;

const messageOf = (draft: SectionDraft) => ({ type: 'preview-texts', ...draft });

/** A page at the site's address that frames a preview and talks to it, as /admin does. */
export class PreviewFrame {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get contents(): FrameLocator {
    return this.#page.frameLocator('iframe');
  }

  get field() {
    return this.#page.locator('#field');
  }

  async load(path: string): Promise<void> {
    await this.#page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html', body: screenAround(path) }),
    );
    await this.#page.goto(ADDRESS);
  }

  /** Frames it at the panel's address, under the policy of Strapi's responses. */
  async loadInPanel(address: string): Promise<void> {
    await this.#page.goto(`${environment.cmsUrl}/site-version`);
    await this.#page.evaluate((src) => {
      const frame = Object.assign(document.createElement('iframe'), { src, width: '900', height: '500' });
      document.body.replaceChildren(frame);
    }, address);
  }

  async show(path: string): Promise<PreviewReady> {
    await this.load(path);
    const screen = this.#page.locator('html');
    await expect(screen).toHaveAttribute('data-ready');
    return JSON.parse((await screen.getAttribute('data-ready')) ?? '');
  }

  send(draft: SectionDraft): Promise<void> {
    return this.post(messageOf(draft));
  }

  post(message: object): Promise<void> {
    return this.#page.evaluate(([data, target]) => window.frames[0]?.postMessage(data, target), [
      message,
      environment.siteUrl,
    ] as const);
  }

  sendFromInside(draft: SectionDraft): Promise<void> {
    const inside = this.contents.locator('html');
    return inside.evaluate(
      (_html, message) => window.postMessage(message, location.origin),
      messageOf(draft),
    );
  }

  scrolledBy(): Promise<number> {
    return this.#page.evaluate(() => window.scrollY);
  }
}
