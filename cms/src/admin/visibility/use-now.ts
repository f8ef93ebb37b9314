import { useEffect, useReducer } from 'react';

/** Maximum of setTimeout. */
const LONGEST_WAIT = 2 ** 31 - 1;

export function useNow(moment: string | null | undefined): number {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  const now = Date.now();
  const isAhead = Boolean(moment) && Date.parse(moment ?? '') > now;
  useEffect(() => {
    // The moment may have passed since the render.
    const wait = Math.max(0, Date.parse(moment ?? '') - Date.now());
    if (!isAhead || wait > LONGEST_WAIT) return;
    const timer = setTimeout(readAgain, wait + 1);
    return () => clearTimeout(timer);
  }, [moment, isAhead]);
  return now;
}
