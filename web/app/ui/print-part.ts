/**
 * Prints what holds an element with `data-printed-part`, and nothing else of the page; the browser's own command still
 * prints all of it.
 */
export function printPart(): void {
  const { dataset } = document.documentElement;
  dataset.printsPart = '';
  window.addEventListener('afterprint', () => delete dataset.printsPart, { once: true });
  window.print();
}
