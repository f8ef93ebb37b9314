import type { Language } from 'contract/languages';
import { type PreviewReady, type PreviewTexts, readPreviewReady, type SectionDraft } from './protocol';

export interface PreviewConnection {
  /** Shows the section in the frame, at once or as soon as the frame has loaded. */
  send: (section: SectionDraft) => void;
  disconnect: () => void;
}

/** Where a section is previewed, for the `src` of a frame. @param page the one that shows it, without language */
export function previewPath(page: string, key: string, language: Language): string {
  return `/${language}${page === '/' ? '' : page}?preview=${encodeURIComponent(key)}`;
}

/**
 * Connects the screen of /admin with a frame that shows `previewPath(…)`. What was sent last is sent again whenever a
 * page has loaded in the frame, so it survives a change of language or a reload there.
 */
export function connectPreview(
  frame: Pick<HTMLIFrameElement, 'contentWindow' | 'contentDocument'>,
  { onReady }: { onReady?: (ready: Pick<PreviewReady, 'key' | 'language'>) => void } = {},
): PreviewConnection {
  const { origin } = window.location;
  let latest: SectionDraft | null = null;

  const post = () => {
    // A page of the browser's own, such as one about a lost connection, has no document for us.
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
