import type { ShownBlock } from './shown-blocks';

export type Ground = 'white' | 'paper' | 'sky' | 'ink';

const GROUNDS: Readonly<Record<ShownBlock['kind'], readonly [Ground, ...Ground[]]>> = {
  text: ['white', 'paper'],
  figures: ['white', 'paper'],
  cards: ['paper', 'white'],
  quote: ['sky', 'white', 'paper'],
  faq: ['white', 'paper'],
  action: ['ink', 'sky'],
  form: ['sky', 'paper'],
  picture: ['white', 'paper'],
  downloads: ['white', 'paper'],
  products: ['paper', 'white'],
  event: ['sky', 'white'],
  empty: ['white', 'paper'],
};

/** Gives each block a ground, so that no two neighbours look like one; the head of the page is on paper. */
export function groundsOf(kinds: readonly ShownBlock['kind'][]): Ground[] {
  let above: Ground = 'paper';
  return kinds.map((kind) => {
    const [best] = GROUNDS[kind];
    above = GROUNDS[kind].find((ground) => ground !== above) ?? best;
    return above;
  });
}
