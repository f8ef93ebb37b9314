import { useEffect, useState } from 'react';

/** The longest that a browser waits. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** The time, which goes on when the given moment has come: what was scheduled is visible then. */
export function useNow(moment: string | null | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const wait = moment ? Date.parse(moment) - Date.now() : 0;
    if (wait <= 0 || wait > LONGEST_WAIT) return;
    const timer = setTimeout(() => setNow(Date.now()), wait + 1);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
}
