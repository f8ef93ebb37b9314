import type { Language } from 'contract/languages';
import { type PreviewReady, type PreviewTexts, readPreviewReady, type SectionDraft } from './protocol';

export interface PreviewConnection {
  send: (section: SectionDraft) => void;
  disconnect: () => void;
}

/** Returns the `src` of a preview frame. @param page the path of the page, without language */
export function previewPath(page: string, key: string, language: Language): string {
  return `/${language}${page === '/' ? '' : page}?preview=${encodeURIComponent(key)}`;
}

/** Connects /admin with a frame showing `previewPath(…)`; sends the latest draft again after each load there. */
export function connectPreview(
  frame: Pick<HTMLIFrameElement, 'contentWindow' | 'contentDocument'>,
  { onReady }: { onReady?: (ready: Pick<PreviewReady, 'key' | 'language'>) => void } = {},
): PreviewConnection {
  const { origin } = window.location;
  let latest: SectionDraft | null = null;

  const post = () => {
    // The browser's own pages, such as connection errors, offer no document.
    if (!latest || !frame.contentDocument) return;
    const message: PreviewTexts = { type: 'preview-texts', ...latest };
    frame.contentWindow?.postMessage(message, origin);
  };
  const receive = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const ready = readPreviewReady(event.data);
    if (!ready) return;
    post();
    onReady?.({ key: ready.key, language: ready.language });
  };
  window.addEventListener('message', receive);
  return {
    send(section) {
      latest = section;
      post();
    },
    disconnect: () => window.removeEventListener('message', receive),
  };
}
