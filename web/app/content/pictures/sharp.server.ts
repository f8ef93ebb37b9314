/** The library that makes pictures. It takes 19 MB of memory, and therefore comes with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one core: pages go first.
  sharp.concurrency(1);
  return sharp;
}
