/**
 * Takes the scripts of a page out of the way of its first paint, which came a second earlier on a phone: as they are
 * written, their files would be fetched beside styles and fonts. `startLater` in app/site/late-scripts.tsx gets them when
 * the page is there. Elements stay where they are, because React expects them there.
 */
export function putOffScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', '<link rel="later" ')
    .replaceAll('<script type="module" async="">', '<script type="later">');
}
