import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, Glyph, Path, parse } from 'opentype.js';
import { WORD_JOINER } from '~/typography';

/** The word joiner, the soft hyphen, and the signs of marks in previews (i18n/marks.ts). */
const UNSEEN = new RegExp(`${WORD_JOINER}|[\\u00ad\\u2061-\\u2064]`, 'g');

export type Weight = 500 | 600;

const require = createRequire(import.meta.url);
const SUBSETS = ['latin', 'latin-ext'] as const;

function readFont(subset: (typeof SUBSETS)[number], weight: Weight): Font {
  const file = readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`));
  // Parses glyphs on demand: all of them would take 14 MB for as long as the site runs.
  const options = { lowMemory: true };
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength), options);
}

const loaded = new Map<Weight, readonly Font[]>();

function fontsOf(weight: Weight): readonly Font[] {
  const fonts = loaded.get(weight) ?? SUBSETS.map((subset) => readFont(subset, weight));
  loaded.set(weight, fonts);
  return fonts;
}

/** Draws the arrow between TI 1.0 and TI 2.0, which no subset of the font has; in thousandths of an em. */
const ARROW = [
  [60, 380],
  [240, 560],
  [240, 425],
  [760, 425],
  [760, 560],
  [940, 380],
  [760, 200],
  [760, 335],
  [240, 335],
  [240, 200],
] as const;

function arrowOf(font: Font): Glyph {
  const unit = font.unitsPerEm / 1_000;
  const path = new Path();
  for (const [index, [x, y]] of ARROW.entries()) {
    if (index === 0) path.moveTo(x * unit, y * unit);
    else path.lineTo(x * unit, y * unit);
  }
  path.close();
  path.unitsPerEm = font.unitsPerEm;
  return new Glyph({ name: 'arrow', unicode: 0x2194, advanceWidth: 1_000 * unit, path });
}

interface PlacedGlyph {
  glyph: Glyph;
  x: number;
}

export interface Lettering {
  size: number;
  weight: Weight;
  /** In parts of the size, as in the design's headings. */
  letterSpacing?: number;
}

/** Places each glyph: the library's own layout fails on tables of Inter. */
function layOut(text: string, { size, weight, letterSpacing = 0 }: Lettering) {
  const fonts = fontsOf(weight);
  const placed: PlacedGlyph[] = [];
  let x = 0;
  // The fonts lack the word joiner and the signs of marks, and would draw boxes for them.
  for (const letter of text.normalize('NFC').replaceAll(UNSEEN, '')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0) ?? fonts[0];
    if (!font) continue;
    const glyph = letter === '↔' ? arrowOf(font) : font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    placed.push({ glyph, x });
    x += (glyph.advanceWidth ?? 0) * scale + letterSpacing * size;
  }
  return { placed, width: x };
}

export function widthOf(text: string, lettering: Lettering): number {
  return layOut(text, lettering).width;
}

export function lettersOf(text: string, lettering: Lettering) {
  const { size, weight } = lettering;
  return layOut(text, lettering)
    .placed.filter(
      ({ glyph }) => glyph.unicode !== undefined && !/\s/.test(String.fromCodePoint(glyph.unicode)),
    )
    .map(({ glyph, x }) => ({
      key: `${weight}-${size}-${glyph.unicode}`,
      x,
      draw: () => pathData(glyph.getPath(0, 0, size)),
    }));
}

/** Rounds first: opentype.js writes NaN for 867.0000000000001, whose fraction has an exponent. */
function pathData(path: Path): string {
  for (const command of path.commands) {
    for (const [name, value] of Object.entries(command)) {
      if (typeof value === 'number') Object.assign(command, { [name]: Math.round(value * 100) / 100 });
    }
  }
  return path.toPathData(2);
}

/** Returns outlines, so that drawing needs no installed font. */
export function outline(text: string, x: number, baseline: number, lettering: Lettering): string {
  return layOut(text, lettering)
    .placed.map(({ glyph, x: offset }) => pathData(glyph.getPath(x + offset, baseline, lettering.size)))
    .join('');
}

function wrap(words: readonly string[], width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Finds the narrowest column without more lines, so that lines are of similar length. */
function balance(words: readonly string[], width: number, lettering: Lettering): string[] {
  let lines = wrap(words, width, lettering);
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const next = wrap(words, narrower, lettering);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

export interface TextBlock {
  lines: string[];
  lettering: Lettering;
}

interface Room {
  width: number;
  maxLines: number;
  weight: Weight;
  /** Largest first. */
  sizes: readonly number[];
  letterSpacing?: number;
}

/** A text does not fit: a drawing must not cut words in any language. */
export class NoRoom extends Error {
  constructor(
    readonly text: string,
    room: string,
  ) {
    super(`"${text}" has no room ${room}.`);
  }
}

/** Sets a text as large as it fits; in the smallest size the rest becomes an ellipsis. */
export function fitText(
  text: string,
  { width, maxLines, weight, sizes, letterSpacing = -0.02 }: Room,
): TextBlock {
  // Keeps non-breaking spaces.
  const words = text.split(/[ \t\n]+/).filter((word) => word !== '');
  const smallest = Math.min(...sizes);
  for (const size of sizes) {
    const lettering = { size, weight, letterSpacing };
    const lines = wrap(words, width, lettering);
    const fits = lines.length <= maxLines && lines.every((line) => widthOf(line, lettering) <= width);
    if (fits) return { lines: balance(words, width, lettering), lettering };
  }
  const lettering = { size: smallest, weight, letterSpacing };
  const lines = wrap(words, width, lettering).slice(0, maxLines);
  return {
    lines: lines.map((line, index) => shorten(line, width, lettering, index === maxLines - 1)),
    lettering,
  };
}

function shorten(line: string, width: number, lettering: Lettering, isCut: boolean): string {
  if (!isCut && widthOf(line, lettering) <= width) return line;
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, lettering) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
