import type { Language } from 'contract/languages';
import { type ShownSection, shownSection } from '~/content/published/shown-section';
import { blockLinksAndForms } from './blocking';
import { liveSection } from './live-section';
import { mark } from './marking';
import type { Preview } from './preview';
import { type PreviewReady, readPreviewTexts } from './protocol';

interface Receiver {
  sectionKey: string;
  /** The element that shows the section, where there is one. */
  element: HTMLElement | null;
  language: Language;
  labels: Preview['labels'];
  onSection: (section: ShownSection) => void;
}

/** Strapi's panel frames pages too, from an address of its own: it types nothing into them. */
function hasOwnParent(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === window.location.origin;
  } catch {
    return false; // Reading the address of a foreign page throws.
  }
}

/** Makes the loaded page a preview: shows the section and hands over every text that /admin sends. */
export function receivePreview({ sectionKey, element, language, labels, onSection }: Receiver): () => void {
  const { origin } = window.location;
  const receive = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const texts = readPreviewTexts(event.data);
    if (texts?.key === sectionKey) onSection(shownSection(liveSection(language, texts)));
  };
  window.addEventListener('message', receive);
  const unblock = blockLinksAndForms(labels);
  const unmark = element && mark(element, labels.mark);
  if (hasOwnParent()) {
    window.parent.postMessage(
      { type: 'preview-ready', key: sectionKey, language } satisfies PreviewReady,
      origin,
    );
  }
  return () => {
    window.removeEventListener('message', receive);
    unblock();
    unmark?.();
  };
}
