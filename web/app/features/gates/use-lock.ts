import { useState } from 'react';
import { showPage } from '~/islands/page-parts';
import { askGate } from './ask-gate';
import { FIELD_ID } from './password-field';

interface LockOptions {
  /** The address of the page. */
  action: string;
  onLock: () => void;
  /** The lock did not reach the server, and has locked nothing. */
  onFailure: () => void;
}

/** Locks the page again that a password has opened; the focus goes to the field of the locked page. */
export function useLock({ action, onLock, onFailure }: LockOptions) {
  const [isLocking, setLocking] = useState(false);
  async function lock() {
    if (isLocking) return;
    setLocking(true);
    const reply = await askGate(action, { intent: 'lock' });
    setLocking(false);
    if ('page' in reply) {
      onLock();
      showPage(reply.page);
      document.getElementById(FIELD_ID)?.focus();
    } else onFailure();
  }
  return { isLocking, lock };
}
