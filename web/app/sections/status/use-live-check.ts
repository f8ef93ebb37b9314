import { useEffect, useState } from 'react';

export type LiveCheck =
  | { state: 'checking' }
  | { state: 'ok' | 'failed' /** As the visitor's language writes it, in German time. */; time: string };

/** A page that has not answered after this long counts as not answering. */
const TIMEOUT_MS = 10_000;

async function answersWell(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store', signal });
  if (!response.ok) return false;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
}

/** Checks this very site, once, from the visitor's browser (decisions C25). */
export function useLiveCheck(locale: string): LiveCheck {
  const [check, setCheck] = useState<LiveCheck>({ state: 'checking' });
  useEffect(() => {
    const leaving = new AbortController();
    const finish = (state: 'ok' | 'failed') => {
      if (leaving.signal.aborted) return;
      const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: 'Europe/Berlin' });
      setCheck({ state, time: timeFormat.format(new Date()) });
    };
    setCheck({ state: 'checking' });
    answersWell(AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])).then(
      (isWell) => finish(isWell ? 'ok' : 'failed'),
      () => finish('failed'),
    );
    return () => leaving.abort();
  }, [locale]);
  return check;
}
