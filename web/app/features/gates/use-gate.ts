import { useActionData, useFetcher, useLocation } from '@remix-run/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GateAnswer, GateNotice } from './gate-notice';

interface GateOptions<Content> {
  /** What the loader of the page has answered; while that is the same, what forms were answered since holds. */
  loaded: { content: Content | null; view: { notice: GateNotice | null } };
  /** For how long a guess is at least under way. */
  verifyMs?: number;
  onAnswer?: (answer: GateAnswer<Content>) => void;
}

/** The heading of what has opened, so that keyboard and screen reader begin there. */
function focusTitle() {
  const title = document.getElementById('page-title');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** A page behind a password: locked or open, and the two forms that change it (specification 4). */
export function useGate<Content>({ loaded, verifyMs = 0, onAnswer }: GateOptions<Content>) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<GateAnswer<Content>>();
  // Of a form that was sent without script.
  const submitted = useActionData<GateAnswer<Content>>();
  const [settled, setSettled] = useState(submitted ? { answer: submitted, of: loaded } : null);
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const field = useRef<HTMLInputElement>(null);

  const answer = settled?.of === loaded ? settled.answer : null;
  const content = answer ? answer.content : loaded.content;
  const notice = answer ? answer.notice : loaded.view.notice;

  useEffect(() => () => clearTimeout(timer.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer; what it is compared with and told to may change without a new one
  useEffect(() => {
    const { data } = fetcher;
    if (!data) return;
    setPending(false);
    // A lock that did not reach the server has locked nothing.
    const kept = data.notice && content ? { content, notice: null } : data;
    setSettled({ answer: kept, of: loaded });
    if (data.notice) field.current?.focus();
    onAnswer?.(data);
  }, [fetcher.data]);

  const isOpen = content !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) focusTitle();
    if (!isOpen && wasOpen.current) field.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function send(fields: Record<string, string>) {
    fetcher.submit(fields, { method: 'post', action: pathname });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const password = field.current?.value ?? '';
    if (password === '') {
      setSettled({ answer: { content: null, notice: { kind: 'missing' } }, of: loaded });
      field.current?.focus();
      return;
    }
    setPending(true);
    timer.current = setTimeout(() => send({ password }), verifyMs);
  }

  function lock() {
    if (isPending) return;
    setPending(true);
    send({ intent: 'lock' });
  }

  return { content, lock, isPending, form: { action: pathname, field, notice, isPending, submit } };
}

export type GateFormState = ReturnType<typeof useGate>['form'];
