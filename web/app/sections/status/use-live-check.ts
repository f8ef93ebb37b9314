import { useEffect, useState } from 'react';

export type LiveCheck =
  | { state: 'checking' }
  | { state: 'ok' | 'failed' /** In German time. */; time: string };

/** A page that has not answered after this long counts as not answering. */
const TIMEOUT_MS = 10_000;

/** By 24 hours, as all languages of the site write it: browsers that lack one of them would fall back to "4:25:56 AM". */
const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'medium', timeZone: 'Europe/Berlin' });

async function answersWell(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store', signal });
  if (!response.ok) return false;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
}

/** Checks this very site, once, from the visitor's browser (decisions C25). */
export function useLiveCheck(): LiveCheck {
  const [check, setCheck] = useState<LiveCheck>({ state: 'checking' });
  useEffect(() => {
    const leaving = new AbortController();
    const finish = (state: 'ok' | 'failed') => {
      if (leaving.signal.aborted) return;
      setCheck({ state, time: clock.format(new Date()) });
    };
    setCheck({ state: 'checking' });
    answersWell(AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)])).then(
      (isWell) => finish(isWell ? 'ok' : 'failed'),
      () => finish('failed'),
    );
    return () => leaving.abort();
  }, []);
  return check;
}
