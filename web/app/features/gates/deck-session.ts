import { useEffect } from 'react';

/** What the browser keeps of an unlocked deck (specification 4): for display alone, the proof is a cookie (decisions D3). */
export const DECK_FLAG = 'investment-deck-auth';
export const DECK_TIMESTAMP = 'investment-deck-session';

/** Keeps the two entries with the state of the deck: a flag without the proof opens nothing and goes. */
export function useDeckSession(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) {
      sessionStorage.removeItem(DECK_FLAG);
      sessionStorage.removeItem(DECK_TIMESTAMP);
    } else if (sessionStorage.getItem(DECK_FLAG) !== 'true') {
      sessionStorage.setItem(DECK_FLAG, 'true');
      sessionStorage.setItem(DECK_TIMESTAMP, String(Date.now()));
    }
  }, [isOpen]);
}
