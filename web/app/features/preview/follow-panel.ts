import { blockLinksAndForms } from './blocking';
import type { Preview } from './preview';

/** Message that Strapi's preview screen posts into its frame after each save. */
const SAVED = 'strapiUpdate';

function isSaved(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === SAVED;
}

interface Follower extends Pick<Preview, 'panelOrigin' | 'labels'> {
  onSave: () => void;
}

/** Reports saves from Strapi's panel (its free edition sends no typing), and a window that becomes visible. */
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
