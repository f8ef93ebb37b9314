import { useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHref } from '~/i18n/language';

/** Specification, section 9: the visitor has read the notice by then. */
const REDIRECT_MS = 2_000;

/** Leads to the home page after a wrong password, unless the visitor has gone elsewhere before. */
export function useRedirectHome() {
  const navigate = useNavigate();
  const href = useHref()('/');
  const [isLeaving, setLeaving] = useState(false);
  const target = useRef({ navigate, href });
  target.current = { navigate, href };

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => target.current.navigate(target.current.href), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return { isLeaving, leave: useCallback(() => setLeaving(true), []) };
}
