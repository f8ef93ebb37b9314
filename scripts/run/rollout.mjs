// Sets the order in which `npm run rollout` (Compose) and `npm run bench -- fleet` (processes) replace copies.

export const COPIES = /** @type {const} */ (['web-1', 'web-2', 'web-3']);
/** Stands in for each copy while it is replaced, so that as many serve as before. */
export const SPARE = /** @type {const} */ ('web-next');

/** @typedef {typeof COPIES[number] | typeof SPARE} Copy */

/**
 * @typedef {object} Machinery
 * @property {(copy: Copy) => Promise<void>} start replaces a running one; resolves when it serves
 * @property {(copy: Copy) => Promise<void>} remove drains and stops it
 * @property {(copy: Copy) => Promise<void>} untilAsked resolves when the proxy sends it requests
 */

/**
 * Proves the new version by the spare first. A failure leaves the spare in place of a copy that did not start.
 * @param {Machinery} machinery @param {(title: string, work: () => Promise<void>) => Promise<void>} step
 */
export async function replaceOneByOne({ start, remove, untilAsked }, step) {
  const bring = async (/** @type {Copy} */ copy) => {
    await start(copy);
    await untilAsked(copy);
  };
  await step(`Starting the new version as ${SPARE}`, async () => {
    try {
      await bring(SPARE);
    } catch (error) {
      await remove(SPARE);
      throw error;
    }
  });
  for (const copy of COPIES) await step(`Replacing ${copy}`, () => bring(copy));
  await step(`Stopping ${SPARE}`, () => remove(SPARE));
}
