import { requestFor } from './load/request.mjs';

/** Repeats the same sequence for a seed (mulberry32). @param {number} seed */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Percentages of requests by visitors, their browsers, and scanners. */
const SHARES = { page: 66, data: 8, file: 10, query: 8, search: 2, missing: 6 };
/** @typedef {keyof typeof SHARES} Kind */
const HUNDRED = Object.entries(SHARES).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => /** @type {Kind} */ (kind)),
);
const ENCODINGS = ['gzip, deflate, br', 'gzip, deflate, br', 'gzip, deflate, br, zstd', 'gzip', 'identity'];

/**
 * Creates requests as a site receives them. Queries, searches and missing addresses never repeat.
 * @param {{ siteUrl: string, paths: readonly string[], files: readonly string[] }} known
 * @param {() => number} random from 0 to 1
 */
export function requestMix({ siteUrl, paths, files }, random) {
  /**
   * @template Item
   * @param {readonly Item[]} list
   */
  const pick = (list) => /** @type {Item} */ (list[Math.floor(random() * list.length)]);
  const word = () => Math.floor(random() * 2 ** 40).toString(36);
  const pathOf = {
    page: () => pick(paths),
    data: () => `${pick(paths)}.data`,
    file: () => pick(files),
    query: () => `${pick(paths)}?utm_source=${word()}&${word()}=${word()}`,
    search: () => `/de/search?q=${word()}`,
    missing: () => `/de/${word()}/${word()}`,
  };
  return () => requestFor(siteUrl, pathOf[pick(HUNDRED)](), { 'Accept-Encoding': pick(ENCODINGS) });
}
