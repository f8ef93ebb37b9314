import { useEffect, useRef, useState } from 'react';
import { type AdminLocation, hashOf, type Tab, useAdminLocation } from '~/admin/admin-location';

/** Returns the last location within the tab, so that a hidden tab keeps what it shows. */
export function useLocationInTab(tab: Tab): AdminLocation {
  const { location } = useAdminLocation();
  const [shown, setShown] = useState(location);
  if (location.tab === tab && hashOf(location) !== hashOf(shown)) setShown(location);
  return shown;
}

export function useFocusOnReturn(item: string | null, buttonIdOf: (item: string) => string): void {
  const left = useRef(item);
  const idOf = useRef(buttonIdOf);
  idOf.current = buttonIdOf;
  useEffect(() => {
    const before = left.current;
    left.current = item;
    if (item === null && before !== null) document.getElementById(idOf.current(before))?.focus();
  }, [item]);
}
