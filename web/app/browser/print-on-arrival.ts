import { printPage } from '~/ui/print';

/** The address that a link with `data-arrival="print"` leads to; whoever merely opens it wants to read it. */
const PRINTED = 'print-on-arrival';

/** Opens the print dialog where a link has asked for it; once, a reload does not repeat it. */
export function enablePrintOnArrival(): void {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-arrival=print]') : null;
    if (link) sessionStorage.setItem(PRINTED, link.href);
  });
  const asked = sessionStorage.getItem(PRINTED);
  sessionStorage.removeItem(PRINTED);
  if (asked === window.location.href) void printPage();
}
