import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import plexLatinExt from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url';
import plexLatin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import sourceSansLatinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import sourceSansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSerifLatinExt from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import sourceSerifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { Appearance } from './appearance';
import inter from './generated/inter-text.woff2?url';
import { tokens } from './tokens';

interface HostedFont {
  name: string;
  latin: string;
  latinExt: string;
  weights: string;
  generic: 'sans-serif' | 'serif';
  /** Metrics that keep the layout when the font arrives (capsize's formula). */
  standIn: { sizeAdjust: string; ascent: string; descent: string };
}

// All under the OFL, from this host (decisions G3).
const HOSTED: readonly HostedFont[] = [
  {
    name: 'Figtree',
    latin: figtreeLatin,
    latinExt: figtreeLatinExt,
    weights: '300 900',
    generic: 'sans-serif',
    standIn: { sizeAdjust: '100.72%', ascent: '94.32%', descent: '24.82%' },
  },
  {
    name: 'IBM Plex Sans',
    latin: plexLatin,
    latinExt: plexLatinExt,
    weights: '100 700',
    generic: 'sans-serif',
    standIn: { sizeAdjust: '101.17%', ascent: '101.32%', descent: '27.18%' },
  },
  {
    name: 'Source Sans 3',
    latin: sourceSansLatin,
    latinExt: sourceSansLatinExt,
    weights: '200 900',
    generic: 'sans-serif',
    standIn: { sizeAdjust: '93.76%', ascent: '109.21%', descent: '42.66%' },
  },
  {
    name: 'Source Serif 4',
    latin: sourceSerifLatin,
    latinExt: sourceSerifLatinExt,
    weights: '200 900',
    generic: 'serif',
    standIn: { sizeAdjust: '117.91%', ascent: '87.87%', descent: '28.41%' },
  },
];

const OWN = 'Inter';
const SYSTEM = 'System';

const named = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const findHosted = (name: string) => HOSTED.find((font) => named(font.name, name)) ?? null;

/** Fonts that every visitor sees. Other names apply only where installed; Inter stands in elsewhere. */
export const OFFERED_FONTS: readonly string[] = [OWN, ...HOSTED.map(({ name }) => name), SYSTEM];

const LOCAL_FONTS = {
  'sans-serif': 'local("Arial"), local("Liberation Sans"), local("Helvetica")',
  serif: 'local("Times New Roman"), local("Liberation Serif"), local("Times")',
};

export const SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

export function fontStack(name: string | null): string {
  const own = tokens.fonts.body.value;
  if (name === null) return own;
  if (named(name, SYSTEM)) return 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
  const hosted = findHosted(name);
  if (!hosted) return `"${name}", ${own}`;
  return `"${hosted.name} Variable", "${hosted.name} Fallback", ${hosted.generic}`;
}

function fontFace({ name, latin, latinExt, weights, generic, standIn }: HostedFont): string {
  const face = (address: string, range: string) =>
    `@font-face{font-family:"${name} Variable";font-style:normal;font-display:swap;font-weight:${weights};` +
    `src:url("${address}") format("woff2-variations");unicode-range:${range}}`;
  return [
    face(latinExt, SUBSETS.latinExt),
    face(latin, SUBSETS.latin),
    `@font-face{font-family:"${name} Fallback";src:${LOCAL_FONTS[generic]};size-adjust:${standIn.sizeAdjust};` +
      `ascent-override:${standIn.ascent};descent-override:${standIn.descent};line-gap-override:0%}`,
  ].join('\n');
}

function hostedFonts({ bodyFont, headingFont }: Appearance): HostedFont[] {
  const names = [bodyFont, headingFont].flatMap((name) => name ?? []);
  return [...new Set(names.flatMap((name) => findHosted(name) ?? []))];
}

/** Inter's faces are in the site's style sheet. */
export function fontFaces(appearance: Appearance): string[] {
  return hostedFonts(appearance).map(fontFace);
}

export function fontsToPreload(appearance: Appearance): string[] {
  const hasOwn = appearance.bodyFont === null || appearance.headingFont === null;
  return [...(hasOwn ? [inter] : []), ...hostedFonts(appearance).map(({ latin }) => latin)];
}
