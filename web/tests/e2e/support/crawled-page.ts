import { type HTMLElement, parse } from 'node-html-parser';

export interface CrawledLink {
  /** Path and query. */
  address: string;
  /** Decoded, without `#`. */
  anchor: string;
  /** Stated by the language switchers. */
  language: string | null;
}

export class CrawledPage {
  readonly address: string;
  readonly hasDoctype: boolean;
  readonly #origin: string;
  readonly #root: HTMLElement;

  constructor(address: string, html: string, origin: string) {
    this.address = address;
    this.hasDoctype = /^<!doctype html>/i.test(html);
    this.#origin = origin;
    this.#root = parse(html, { blockTextElements: { script: true, style: true } });
  }

  get language(): string {
    return this.#root.querySelector('html')?.getAttribute('lang') ?? '';
  }

  get titles(): string[] {
    return this.#root.querySelectorAll('head title').map((title) => title.textContent);
  }

  get headings(): string[] {
    return this.#root.querySelectorAll('h1').map((heading) => heading.textContent.trim());
  }

  get isHidden(): boolean {
    return this.meta('robots').some((content) => content.includes('noindex'));
  }

  meta(name: string): string[] {
    return this.#root
      .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
      .map((tag) => tag.getAttribute('content') ?? '');
  }

  get headWords(): string {
    const contents = this.#root
      .querySelectorAll('head meta[content]')
      .map((tag) => tag.getAttribute('content'));
    const titles = this.#root.querySelectorAll('head link[title]').map((tag) => tag.getAttribute('title'));
    return [...this.titles, ...contents, ...titles, JSON.stringify(this.structuredData)].join('\n');
  }

  links(rel: string): { href: string; hrefLang: string }[] {
    return this.#root.querySelectorAll(`link[rel="${rel}"]`).map((link) => ({
      href: link.getAttribute('href') ?? '',
      hrefLang: link.getAttribute('hreflang') ?? '',
    }));
  }

  get structuredData(): unknown[] {
    return this.#root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as unknown);
  }

  get styledElements(): number {
    return this.#root.querySelectorAll('[style]').length;
  }

  hasAnchor(id: string): boolean {
    return this.#root.getElementById(id) !== null;
  }

  get sectionIds(): string[] {
    return this.#root.querySelectorAll('main section[id], main article[id]').map(({ id }) => id);
  }

  get articleIds(): string[] {
    return this.#root.querySelectorAll('main article[id]').map(({ id }) => id);
  }

  /** Headings and references that a link may name. */
  get namedPlaces(): string[] {
    return this.#root.querySelectorAll('[id$="-title"], [id^="source-"]').map(({ id }) => id);
  }

  get internalLinks(): CrawledLink[] {
    return this.#root.querySelectorAll('a[href]').flatMap((link) => {
      const url = this.#resolve(link.getAttribute('href') ?? '');
      if (url?.origin !== this.#origin) return [];
      const anchor = decodeURIComponent(url.hash.slice(1));
      const language = link.getAttribute('hreflang') ?? null;
      return [{ address: url.pathname + url.search, anchor, language }];
    });
  }

  get externalLinks(): URL[] {
    return this.#root
      .querySelectorAll('article a[href]')
      .flatMap((link) => this.#resolve(link.getAttribute('href') ?? '') ?? [])
      .filter(({ protocol, origin }) => protocol === 'https:' && origin !== this.#origin);
  }

  get resources(): URL[] {
    const sources = this.#root
      .querySelectorAll('script[src], img[src], iframe[src], source[src], video[src], audio[src], embed[src]')
      .map((element) => element.getAttribute('src') ?? '');
    const links = this.#root
      .querySelectorAll('link[href]')
      .filter((link) => !['canonical', 'alternate'].includes(link.getAttribute('rel') ?? ''))
      .map((link) => link.getAttribute('href') ?? '');
    return [...sources, ...links].flatMap((address) => this.#resolve(address) ?? []);
  }

  #resolve(address: string): URL | null {
    const base = this.#origin + this.address;
    return URL.canParse(address, base) ? new URL(address, base) : null;
  }
}
