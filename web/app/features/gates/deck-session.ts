import { useEffect } from 'react';

/** Display only: the proof of an unlocked deck is a cookie (specification 4, decisions D3). */
export const DECK_FLAG = 'investment-deck-auth';
export const DECK_TIMESTAMP = 'investment-deck-session';

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
