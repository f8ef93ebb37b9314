import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showPage } from '~/islands/page-parts';
import { askGate } from './ask-gate';
import type { GateNotice } from './gate-notice';

export interface GateOptions {
  action: string;
  notice: GateNotice | null;
  verifyMs?: number;
  onOpen?: () => void;
  onRefusal?: (notice: GateNotice) => void;
}

/** Shows the opened page for this view only; a page restored from the back/forward cache reloads. */
function open(page: Document): void {
  showPage(page);
  const title = document.getElementById('page-title');
  if (title) title.tabIndex = -1;
  title?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
}

/** Drives the form of a locked page (specification 4). */
export function useGate({ action, notice: first, verifyMs = 0, onOpen, onRefusal }: GateOptions) {
  const [notice, setNotice] = useState(first);
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refuse(reason: GateNotice) {
    setNotice(reason);
    field.current?.focus();
  }

  async function send(password: string) {
    const reply = await askGate(action, { password });
    if ('page' in reply) {
      onOpen?.();
      open(reply.page);
      return;
    }
    setPending(false);
    refuse(reply.notice);
    onRefusal?.(reply.notice);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const password = field.current?.value ?? '';
    if (password === '') {
      refuse({ kind: 'missing' });
      return;
    }
    setPending(true);
    timer.current = setTimeout(send, verifyMs, password);
  }

  return { action, field, notice, isPending, submit };
}

export type GateFormState = ReturnType<typeof useGate>;
