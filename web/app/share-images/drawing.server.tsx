import { LANGUAGES, type Language } from 'contract/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SharedProduct } from '~/discovery/site-page';
import { ILLUSTRATION_SIZE } from '~/drawings/illustration-names';
import { ILLUSTRATIONS } from '~/drawings/illustrations.server';
import { DRAWING_VARIABLES, STROKES } from '~/drawings/parts';
import type { Picture } from '~/drawings/scene.server';
import { sharedScene } from '~/drawings/scenes.server';
import { company } from '~/i18n/facts.server';
import { fitText, outline, widthOf } from '~/lettering/lettering.server';
import { SHARE_IMAGE_SIZE } from '~/site/share-image-address';
import { type ColorName, tokens } from '~/theme/tokens';
import { LatticeDrawing } from '~/ui/lattice';
import { withOutlinedWords } from './outlined.server';

export interface ShareDrawing {
  title: string;
  language: Language;
  product: SharedProduct | null;
}

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 72;
const { ink, paper, petrol, tealBright, sky, line, white, quiet } = tokens.colors;

type Accent = (typeof tokens.colors.accent)[ColorName];

/** Inserts the colours that a page sets by style sheet, which this picture lacks. */
function colored(svg: string, accent: Accent): string {
  const colors = { tint: accent.soft, ground: white, text: accent.deep, quiet } as const;
  return Object.entries(DRAWING_VARIABLES).reduce(
    (drawn, [name, variable]) =>
      drawn.replaceAll(`var(${variable})`, colors[name as keyof typeof DRAWING_VARIABLES].value),
    svg,
  );
}

function illustrationOf({ illustration }: SharedProduct, accent: Accent): string {
  const Drawn = ILLUSTRATIONS[illustration];
  const { width, height } = ILLUSTRATION_SIZE;
  const svg = renderToStaticMarkup(
    <svg
      x="684"
      y="141"
      width="492"
      height="308"
      viewBox={`0 0 ${width} ${height}`}
      color={accent.solid.value}
      aria-hidden="true"
      {...STROKES}
    >
      <Drawn />
    </svg>,
  );
  return colored(withOutlinedWords(svg), accent);
}

function lattice(color: string, opacity: number): string {
  const svg = renderToStaticMarkup(<LatticeDrawing />).replace(
    '<svg',
    `<svg width="${WIDTH}" height="${HEIGHT}" color="${color}"`,
  );
  return `<g opacity="${opacity}">${svg}</g>`;
}

function brand(color: string, x = MARGIN, y = MARGIN): string {
  const name = outline(company().brand, 68, 36, BRAND_LETTERING);
  return `<g transform="translate(${x} ${y})">
    <g transform="scale(1.6)" fill="none" stroke="${white.value}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
      <rect width="30" height="30" rx="8" fill="${petrol.value}" stroke="none"/>
      <path d="M8 21V10L15 17L22 10V21"/>
      <circle cx="8" cy="10" r="2.75" fill="${petrol.value}"/>
      <circle cx="22" cy="10" r="2.75" fill="${petrol.value}"/>
      <circle cx="15" cy="17.5" r="2.75" fill="#7FE0DF" stroke="none"/>
    </g>
    <path d="${name}" fill="${color}"/>
  </g>`;
}

function title(text: string, width: number, color: string): string {
  const room = { width, maxLines: 4, weight: 600, sizes: [72, 64, 56, 50, 44] } as const;
  const { lines, lettering } = fitText(text, room);
  const step = lettering.size * 1.14;
  const bottom = HEIGHT - MARGIN - 74;
  const paths = lines.map((content, index) =>
    outline(content, MARGIN, bottom - (lines.length - 1 - index) * step, lettering),
  );
  return `<path d="${paths.join('')}" fill="${color}"/>`;
}

const BRAND_LETTERING = { size: 34, weight: 600, letterSpacing: -0.02 } as const;
const brandWidth = () => 68 + widthOf(company().brand, BRAND_LETTERING);

function languageName(language: Language, x: number, baseline: number): string {
  const { name } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const lettering = { size: 24, weight: 500 } as const;
  return `<path d="${outline(name, x - widthOf(name, lettering), baseline, lettering)}" fill="${quiet.value}"/>`;
}

function languageLine(language: Language, color: string, nodes: string): string {
  const { name } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const baseline = HEIGHT - MARGIN + 4;
  return `<g transform="translate(${MARGIN} ${baseline - 18}) scale(2)" fill="none" stroke="${nodes}" stroke-width="1.5">
      <circle cx="5" cy="5" r="3.5"/><path d="M8.5 5H18"/><circle cx="19.5" cy="5" r="1.75" fill="${nodes}" stroke="none"/>
    </g>
    <path d="${outline(name, MARGIN + 60, baseline, { size: 28, weight: 500 })}" fill="${color}"/>`;
}

function productPicture(drawing: ShareDrawing, product: SharedProduct): string {
  const accent = tokens.colors.accent[product.color];
  const scene = product.scene && sharedScene(product.scene, drawing.language);
  return scene ? scenePicture(drawing, scene, accent) : illustrationPicture(drawing, product, accent);
}

function illustrationPicture(
  { title: text, language }: ShareDrawing,
  product: SharedProduct,
  accent: Accent,
): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper.value}"/>
    ${lattice(accent.solid.value, 0.16)}
    <rect x="652" y="85" width="620" height="420" rx="24" fill="${white.value}" stroke="${line.value}" stroke-width="2"/>
    <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${accent.solid.value}"/>
    ${illustrationOf(product, accent)}
    ${brand(ink.value)}${title(text, 540, ink.value)}${languageLine(language, quiet.value, accent.solid.value)}`;
}

function scenePicture({ title: text, language }: ShareDrawing, scene: Picture, accent: Accent): string {
  const card = { x: 40, y: 152, width: WIDTH - 80, height: 450 };
  const scale = Math.min((card.width - 64) / scene.width, (card.height - 40) / scene.height);
  const [width, height] = [scene.width * scale, scene.height * scale];
  const place = `x="${(WIDTH - width) / 2}" y="${card.y + (card.height - height) / 2}" width="${width}" height="${height}"`;
  const drawn = colored(withOutlinedWords(scene.svg), accent).replace(
    '<svg',
    `<svg ${place} color="${accent.solid.value}"`,
  );
  const room = { width: 780, maxLines: 2, weight: 600, sizes: [46, 42, 38, 34] } as const;
  const { lines, lettering } = fitText(text, room);
  const step = lettering.size * 1.16;
  const first = 82 + lettering.size * 0.35 - ((lines.length - 1) * step) / 2;
  const paths = lines.map((line, index) => outline(line, card.x + 16, first + index * step, lettering));
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${accent.tint.value}"/>
    <rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" rx="24" fill="${white.value}" stroke="${accent.soft.value}" stroke-width="2"/>
    <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${accent.solid.value}"/>
    ${drawn}
    <path d="${paths.join('')}" fill="${ink.value}"/>
    ${brand(ink.value, WIDTH - card.x - 16 - brandWidth(), 40)}
    ${languageName(language, WIDTH - card.x - 16, 124)}`;
}

function plainPicture({ title: text, language }: ShareDrawing): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.value}"/>
    ${lattice(tealBright.value, 0.3)}
    <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${tealBright.value}"/>
    ${brand(white.value)}${title(text, 960, white.value)}${languageLine(language, sky.value, tealBright.value)}`;
}

export function drawShareImage(drawing: ShareDrawing): string {
  const { product } = drawing;
  const content = product ? productPicture(drawing, product) : plainPicture(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

export function drawPictureShareImage(
  picture: { content: string; width: number; height: number },
  text: string,
): string {
  const scale = 0.94;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = (WIDTH - width) / 2;
  const lettering = { size: 30, weight: 600 } as const;
  const start = WIDTH - x - widthOf(text, lettering);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.value}"/>
    <rect x="${x - 12}" y="20" width="${width + 24}" height="${height + 16}" rx="20" fill="${white.value}"/>
    <g transform="translate(${x} 26) scale(${scale})">${picture.content}</g>
    ${brand(white.value, x, HEIGHT - 70)}
    <path d="${outline(text, start, HEIGHT - 34, lettering)}" fill="${white.value}"/>
  </svg>`;
}
