import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

export type Weight = 500 | 600;

const require = createRequire(import.meta.url);
// The alphabets of the site's languages first; what editors may write besides, second.
const SUBSETS = ['latin', 'latin-ext'] as const;

function readFont(subset: (typeof SUBSETS)[number], weight: Weight): Font {
  const file = readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
}

const loaded = new Map<Weight, readonly Font[]>();

/** Read at the first picture: a site that nobody shares never needs them. */
function fontsOf(weight: Weight): readonly Font[] {
  const fonts = loaded.get(weight) ?? SUBSETS.map((subset) => readFont(subset, weight));
  loaded.set(weight, fonts);
  return fonts;
}

interface PlacedGlyph {
  glyph: Glyph;
  /** From the beginning of the line. */
  x: number;
}

export interface Lettering {
  size: number;
  weight: Weight;
  /** In parts of the size, as in the design's headings. */
  letterSpacing?: number;
}

/** Glyph by glyph: the library's own layout stumbles over tables of Inter that no text here needs. */
function layOut(text: string, { size, weight, letterSpacing = 0 }: Lettering) {
  const fonts = fontsOf(weight);
  const placed: PlacedGlyph[] = [];
  let x = 0;
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(letter) > 0) ?? fonts[0];
    if (!font) continue;
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    placed.push({ glyph, x });
    x += (glyph.advanceWidth ?? 0) * scale + letterSpacing * size;
  }
  return { placed, width: x };
}

export function widthOf(text: string, lettering: Lettering): number {
  return layOut(text, lettering).width;
}

/** A line of text as the outlines of its letters: the picture needs no font on the machine that draws it. */
export function outline(text: string, x: number, baseline: number, lettering: Lettering): string {
  return layOut(text, lettering)
    .placed.map(({ glyph, x: offset }) => glyph.getPath(x + offset, baseline, lettering.size).toPathData(2))
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

/** The narrowest column that needs no further line, so that lines are of similar length. */
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
}

/** Sets a text as large as the room allows; what does not fit even in the smallest size ends in an ellipsis. */
export function fitText(text: string, { width, maxLines, weight, sizes }: Room): TextBlock {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const smallest = Math.min(...sizes);
  for (const size of sizes) {
    const lettering = { size, weight, letterSpacing: -0.02 };
    const lines = wrap(words, width, lettering);
    const fits = lines.length <= maxLines && lines.every((line) => widthOf(line, lettering) <= width);
    if (fits) return { lines: balance(words, width, lettering), lettering };
  }
  const lettering = { size: smallest, weight, letterSpacing: -0.02 };
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
