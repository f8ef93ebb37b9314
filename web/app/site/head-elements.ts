import type { MetaDescriptor } from '@remix-run/node';

/** What a page's head says of the page, and not of the site. */
const OF_THE_PAGE =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** As Remix writes it into a document. */
function createHeadElement(tag: MetaDescriptor): HTMLElement {
  if ('title' in tag) {
    const title = document.createElement('title');
    title.textContent = String(tag.title);
    return title;
  }
  if ('script:ld+json' in tag) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(tag['script:ld+json']);
    return script;
  }
  const { tagName = 'meta', ...attributes } = tag as Record<string, string>;
  const element = document.createElement(tagName);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Puts the tags of the page that is shown now in the place of those of the one before. */
export function showHead(tags: readonly MetaDescriptor[]): void {
  for (const element of document.head.querySelectorAll(OF_THE_PAGE)) element.remove();
  document.head.append(...tags.map(createHeadElement));
}
