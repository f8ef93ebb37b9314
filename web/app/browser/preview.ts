import { isLanguage } from 'contract/languages';
import { Idiomorph } from 'idiomorph';
import { blockLinksAndForms } from '~/features/preview/blocking';
import { followPanel } from '~/features/preview/follow-panel';
import { mark } from '~/features/preview/marking';
import type { Preview } from '~/features/preview/preview';
import { type PreviewReady, readPreviewTexts, type SectionDraft } from '~/features/preview/protocol';
import { ISLAND_ELEMENT } from '~/islands/island-data';
import { fetchPage } from '~/islands/page-parts';
import { notify } from '~/ui/toast';
import { lateSheets } from './late-sheets';

/** Parts that scripts of the page have changed; updates leave them alone. */
const OWN_STATE = `${ISLAND_ELEMENT}, [data-rotation]`;

function takeOver(element: HTMLElement, page: Document): void {
  const next = page.getElementById(element.id);
  if (!next) throw new Error(`The page has no element ${element.id}.`);
  Idiomorph.morph(element, next.innerHTML, {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: (node) => !(node instanceof Element && node.matches(OWN_STATE)) },
  });
}

/** Returns a function that shows the server's response to a request: one at a time, the latest last. */
function createRenderer(element: HTMLElement, stale: string): (request: RequestInit) => void {
  let waiting: RequestInit | null = null;
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    for (let request = waiting; request; request = waiting) {
      waiting = null;
      try {
        const [page] = await Promise.all([fetchPage(window.location.href, request), lateSheets()]);
        takeOver(element, page);
      } catch {
        notify({ title: stale, variant: 'destructive' });
      }
    }
    isRunning = false;
  }
  return (request) => {
    waiting = request;
    if (!isRunning) void run();
  };
}

/** Tells /admin from Strapi's panel, which frames pages from another origin and types nothing into them. */
function hasOwnParent(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin;
  } catch {
    return false; // Reading a foreign origin throws.
  }
}

function followForm(key: string, element: HTMLElement, { labels }: Preview): void {
  const { origin } = window.location;
  const render = createRenderer(element, labels.stale);
  let shown = '';
  const show = (draft: SectionDraft) => {
    const body = JSON.stringify(draft);
    if (body === shown) return;
    shown = body;
    render({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  };
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const texts = readPreviewTexts(event.data);
    if (texts?.key === key) show(texts);
  });
  blockLinksAndForms(labels);
  mark(element, labels.mark);
  const language = document.documentElement.lang;
  if (!hasOwnParent() || !isLanguage(language)) return;
  const ready: PreviewReady = { type: 'preview-ready', key, language };
  window.parent.postMessage(ready, origin);
}

function followSaves({ panelOrigin, labels }: Preview): void {
  const main = document.getElementById('main');
  if (!main) return;
  const render = createRenderer(main, labels.stale);
  followPanel({ panelOrigin, labels, onSave: () => render({}) });
  // Keeps what has the focus clear of the bar (theme/global-css.ts).
  document.documentElement.dataset.hasPreviewBar = '';
}

/** Makes the page a preview (decision D7). @param settings the element with PREVIEW_ID */
export function enablePreview(settings: HTMLElement): void {
  const preview = JSON.parse(settings.dataset.settings ?? '') as Preview;
  const { sectionKey, element: id } = preview;
  const element = id === null ? null : document.getElementById(id);
  if (sectionKey !== null && element) followForm(sectionKey, element, preview);
  if (document.querySelector('[data-preview-bar]')) followSaves(preview);
}
