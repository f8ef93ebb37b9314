import { brotliCompressSync } from 'node:zlib';
import { POST_CATEGORIES, POST_MOTIFS, type PostMotif } from 'contract/post-fields';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ILLUSTRATION_SIZE } from './illustration-names';
import { MOTIFS } from './motifs';
import { STROKES } from './parts';
import { motifOf } from './post-look';

const MAX_BYTES = 2_000;
const { width, height } = ILLUSTRATION_SIZE;
const MARGIN = 0.1;

const drawn = (name: PostMotif) =>
  renderToStaticMarkup(
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, ...STROKES },
      createElement(MOTIFS[name]),
    ),
  );

/** Returns whether each pixel has a colour. */
async function inked(svg: string) {
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 0;
}

describe('the drawings of posts', () => {
  it.each(POST_MOTIFS)('%s leaves a tenth free at each edge, and fills most of the rest', async (name) => {
    const isInked = await inked(drawn(name));
    const [left, top] = [width * MARGIN, height * MARGIN];
    const outside: string[] = [];
    const columns = new Set<number>();
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if (!isInked(x, y)) continue;
        columns.add(x);
        const isSafe = x >= left && x < width - left && y >= top && y < height - top;
        if (!isSafe) outside.push(`${x} ${y}`);
      }
    }
    expect(outside).toEqual([]);
    expect(columns.size).toBeGreaterThan(width / 2);
  });

  it.each(POST_MOTIFS)('%s costs little, and takes all colours from the place where it stands', (name) => {
    const svg = drawn(name);
    expect(brotliCompressSync(svg).length).toBeLessThan(MAX_BYTES);
    const colors = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color = '']) => color);
    expect(colors.filter((color) => !/^(?:none|currentColor|var\(--drawing-\w+\))$/.test(color))).toEqual([]);
  });

  it('differ from each other', () => {
    expect(new Set(POST_MOTIFS.map(drawn)).size).toBe(POST_MOTIFS.length);
  });

  it('are the choice of the editor, else that of the category', () => {
    expect(motifOf({ category: 'products', motif: 'hospital' })).toBe('hospital');
    const chosen = POST_CATEGORIES.map((category) => motifOf({ category, motif: null }));
    expect(new Set(chosen).size).toBe(POST_CATEGORIES.length);
    expect(motifOf({ category: null, motif: null })).toBe('network');
  });
});
