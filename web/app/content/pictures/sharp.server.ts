/** Loads sharp with the first picture, because it takes 19 MB of memory. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one core: pages come first.
  sharp.concurrency(1);
  return sharp;
}
