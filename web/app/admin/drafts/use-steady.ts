import { useCallback, useLayoutEffect, useRef } from 'react';

/** Wraps the latest function in a constant one, so that memoized fields need not render again. */
export function useSteady<Values extends unknown[], Answer>(
  current: (...values: Values) => Answer,
): (...values: Values) => Answer {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  return useCallback((...values) => latest.current(...values), []);
}
