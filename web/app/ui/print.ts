/** Most pictures are fetched when somebody comes near them. On paper they are there, whether somebody did or not. */
async function fetchPictures(selector: string): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`${selector} img[loading=lazy]`)];
  const arrivals = pictures.map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  // One that does not come is missing on the screen as well.
  await Promise.allSettled(arrivals);
}

export async function printPage(): Promise<void> {
  await fetchPictures('body');
  window.print();
}

/**
 * Prints what holds an element with `data-printed-part`, and nothing else of the page; the browser's own command still
 * prints all of it.
 */
export async function printPart(): Promise<void> {
  await fetchPictures('main > :has([data-printed-part])');
  const { dataset } = document.documentElement;
  dataset.printsPart = '';
  window.addEventListener('afterprint', () => delete dataset.printsPart, { once: true });
  window.print();
}
