import { useEffect, useReducer } from 'react';

/** The longest that a browser waits. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The time, read anew when the given moment has come: what was scheduled is visible then. */
export function useNow(moment: string | null | undefined): number {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const wait = moment ? Date.parse(moment) - Date.now() : 0;
    if (wait <= 0 || wait > LONGEST_WAIT) return;
    const timer = setTimeout(readAgain, wait + 1);
    return () => clearTimeout(timer);
  }, [moment]);
  return Date.now();
}
