import { useCallback, useLayoutEffect, useRef } from 'react';

/** The function of the last render behind one that stays the same, so that a memoized field need not render again. */
export function useSteady<Values extends unknown[], Answer>(
  current: (...values: Values) => Answer,
): (...values: Values) => Answer {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return useCallback((...values) => latest.current(...values), []);
}
