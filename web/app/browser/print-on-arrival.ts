import { printPage } from './print';

const PRINTED = 'print-on-arrival';

/** Prints once after a link with `data-arrival="print"`, not when the address is opened or reloaded. */
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
