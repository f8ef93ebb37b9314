import type { Language } from 'contract/languages';
import { BLOCKS_PARAMETER, type BlockCommand } from '~/features/preview/blocks/arranging';
import {
  type PreviewReady,
  type PreviewTexts,
  readPreviewCommand,
  readPreviewReady,
  type SectionDraft,
} from './protocol';

export interface PreviewConnection {
  send: (section: SectionDraft) => void;
  disconnect: () => void;
}

/** Returns the `src` of a preview frame. @param page the path of the page, without language */
export function previewPath(page: string, key: string, language: Language): string {
  return `/${language}${page === '/' ? '' : page}?preview=${encodeURIComponent(key)}`;
}

export const blockPreviewPath = (page: string, key: string, language: Language): string =>
  `${previewPath(page, key, language)}&${BLOCKS_PARAMETER}`;

interface Listeners {
  onReady?: (ready: Pick<PreviewReady, 'key' | 'language'>) => void;
  onCommand?: (command: BlockCommand) => void;
}

/** Connects /admin with a frame of `previewPath(…)`; sends the latest draft again after each load there. */
export function connectPreview(
  frame: Pick<HTMLIFrameElement, 'contentWindow' | 'contentDocument'>,
  { onReady, onCommand }: Listeners = {},
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
    const asked = readPreviewCommand(event.data);
    if (asked) onCommand?.(asked.command);
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
