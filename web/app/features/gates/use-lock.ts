import { useState } from 'react';
import { showPage } from '~/islands/page-parts';
import { askGate } from './ask-gate';
import { FIELD_ID } from './password-field';

interface LockOptions {
  action: string;
  onLock: () => void;
  onFailure: () => void;
}

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
