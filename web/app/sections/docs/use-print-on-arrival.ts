import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { printPage } from '~/ui/print';

/** What the print button gives its navigation: who merely opens the address of the print view wants to read it. */
export const PRINT_ON_ARRIVAL = 'print';

function asksToPrint(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'arrival' in state && state.arrival === PRINT_ON_ARRIVAL
  );
}

/** Opens the print dialog once; the parameter is then removed from the history entry, so that a reload does not repeat it. */
export function usePrintOnArrival() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!asksToPrint(state)) return;
    navigate(pathname + search, { replace: true, preventScrollReset: true });
    void printPage();
  }, [pathname, search, state, navigate]);
}
