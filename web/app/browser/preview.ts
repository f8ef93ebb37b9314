import { isLanguage } from 'contract/languages';
import { blockLinksAndForms } from '~/features/preview/blocking';
import { followPanel } from '~/features/preview/follow-panel';
import { mark } from '~/features/preview/marking';
import type { Preview } from '~/features/preview/preview';
import {
  type PreviewCommand,
  type PreviewReady,
  readPreviewTexts,
  type SectionDraft,
} from '~/features/preview/protocol';
import { BlockTools } from './block-tools';
import { lateSheets } from './late-sheets';
import { morph } from './morph';
import { hasOwnParent } from './own-parent';
import { createRenderer, postToPage } from './page-renderer';

const takingOver = (element: HTMLElement) => (page: Document) => {
  const next = page.getElementById(element.id);
  if (!next) throw new Error(`The page has no element ${element.id}.`);
  morph(element, next);
};

function followForm(key: string, element: HTMLElement, { labels, blockWords }: Preview): void {
  const { origin } = window.location;
  const tell = (message: PreviewReady | PreviewCommand) => window.parent.postMessage(message, origin);
  const tools =
    blockWords &&
    new BlockTools(element, blockWords, (command) => tell({ type: 'preview-command', key, command }));
  const takeOver = takingOver(element);
  const render = createRenderer((page) => {
    tools?.remove();
    takeOver(page);
    tools?.put();
  }, labels.stale);
  let shown = '';
  const show = (draft: SectionDraft) => {
    const request = postToPage(draft);
    if (request.body === shown) return;
    shown = String(request.body);
    render(request);
  };
  window.addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const texts = readPreviewTexts(event.data);
    if (texts?.key === key) show(texts);
  });
  void lateSheets();
  blockLinksAndForms(labels);
  if (tools) tools.put();
  else mark(element, labels.mark);
  const language = document.documentElement.lang;
  if (!hasOwnParent() || !isLanguage(language)) return;
  tell({ type: 'preview-ready', key, language });
}

function followSaves({ panelOrigin, labels }: Preview): void {
  const main = document.getElementById('main');
  if (!main) return;
  const render = createRenderer(takingOver(main), labels.stale);
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
