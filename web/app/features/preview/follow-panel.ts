import { blockLinksAndForms } from './blocking';
import type { Preview } from './preview';

/** What the preview screen of Strapi's panel sends into its frame after each save. */
const SAVED = 'strapiUpdate';

function isSaved(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === SAVED;
}

interface Follower extends Pick<Preview, 'panelOrigin' | 'labels'> {
  onSave: () => void;
}

/**
 * Hears of each save: from the panel around the frame, and by itself when the editor comes back to a window of its own.
 * The free edition of Strapi has no form beside the frame, so there is no typing to follow.
 */
export function followPanel({ panelOrigin, labels, onSave }: Follower): () => void {
  const receive = (event: MessageEvent) => {
    const isPanel = event.origin === panelOrigin && event.source === window.parent;
    if (isPanel && window.parent !== window && isSaved(event.data)) onSave();
  };
  const lookAgain = () => {
    if (document.visibilityState === 'visible') onSave();
  };
  window.addEventListener('message', receive);
  document.addEventListener('visibilitychange', lookAgain);
  const unblock = blockLinksAndForms(labels);
  return () => {
    window.removeEventListener('message', receive);
    document.removeEventListener('visibilitychange', lookAgain);
    unblock();
  };
}
