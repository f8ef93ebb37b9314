import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

const LOUD = new Set(['error', 'warning']);

/** Collects errors in the browser that no visitor should cause, unless a test announces them. */
export class Complaints {
  readonly #ownOrigin: string;
  readonly #found = new Set<string>();
  readonly #announced: { address: RegExp; status: number }[] = [];
  readonly #announcedMessages: string[] = [];
  readonly #welcomeHosts: string[] = [];

  constructor(siteUrl: string) {
    this.#ownOrigin = new URL(siteUrl).origin;
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (event) => this.#found.add(`uncaught: ${event.error().message}`));
    context.on('request', (request) => this.#seeRequest(request));
    context.on('response', (response) => this.#seeResponse(response));
  }

  announce(address: RegExp, status: number): void {
    this.#announced.push({ address, status });
  }

  announceMessage(beginning: string): void {
    this.#announcedMessages.push(beginning);
  }

  /** Allows requests to this host, which no page makes by itself. */
  welcome(host: string): void {
    this.#welcomeHosts.push(host);
  }

  get found(): string[] {
    return [...this.#found];
  }

  #hear(message: ConsoleMessage): void {
    if (!LOUD.has(message.type())) return;
    if (this.#announcedMessages.some((beginning) => message.text().startsWith(beginning))) return;
    const { url } = message.location();
    const isAnnounced = (found: string) => this.#announced.some(({ address }) => address.test(found));
    if (message.text().startsWith('Failed to load resource') && isAnnounced(url)) return;
    // React's message about code that could not be fetched contains its address.
    const [, code] = /Failed to fetch dynamically imported module: (\S+)/.exec(message.text()) ?? [];
    if (code && isAnnounced(code)) return;
    this.#found.add(`console ${message.type()}: ${message.text()} (${url})`);
  }

  #seeRequest(request: Request): void {
    const { protocol, origin, host } = new URL(request.url());
    if (protocol !== 'http:' && protocol !== 'https:') return;
    if (origin === this.#ownOrigin || this.#welcomeHosts.includes(host)) return;
    this.#found.add(`foreign host: ${request.url()}`);
  }

  #seeResponse(response: Response): void {
    const status = response.status();
    if (status < 400) return;
    const isAnnounced = this.#announced.some(
      (announced) => announced.status === status && announced.address.test(response.url()),
    );
    if (!isAnnounced) this.#found.add(`${status}: ${response.url()}`);
  }
}
