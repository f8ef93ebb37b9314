import { useCallback, useEffect, useState } from 'react';
import { useHref } from '~/i18n/language';

/** Specification, section 9: the visitor has read the notice by then. */
const REDIRECT_MS = 2_000;

/** Leads to the home page after a wrong password, unless the visitor goes elsewhere before. */
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
