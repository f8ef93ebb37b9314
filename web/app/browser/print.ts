/** Loads lazy pictures before printing, which browsers do not all do. */
export async function fetchPictures(selector = 'body'): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`${selector} img[loading=lazy]`)];
  const arrivals = pictures.map((picture) => {
    picture.loading = 'eager';
    return picture.decode();
  });
  await Promise.allSettled(arrivals);
}

export async function printPage(): Promise<void> {
  await fetchPictures();
  window.print();
}

export async function printPart(): Promise<void> {
  await fetchPictures('main > :has([data-printed-part])');
  const { dataset } = document.documentElement;
  dataset.printsPart = '';
  window.addEventListener('afterprint', () => delete dataset.printsPart, { once: true });
  window.print();
}
