import { useCallback, useEffect, useState } from 'react';
import { useHref } from '~/i18n/language';

/** Gives time to read the notice (specification, section 9). */
const REDIRECT_MS = 2_000;

export function useRedirectHome() {
  const href = useHref()('/');
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => window.location.assign(href), REDIRECT_MS);
    const stay = () => clearTimeout(timer);
    window.addEventListener('beforeunload', stay);
    return () => {
      stay();
      window.removeEventListener('beforeunload', stay);
    };
  }, [isLeaving, href]);
  return { isLeaving, leave: useCallback(() => setLeaving(true), []) };
}
