import type { Language } from 'contract/languages';
import type { ProjectColor } from 'contract/project-fields';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SharedProduct } from '~/discovery/site-page';
import { ILLUSTRATION_SIZE } from '~/drawings/illustration-names';
import { ILLUSTRATIONS } from '~/drawings/illustrations.server';
import { DRAWING_VARIABLES, STROKES } from '~/drawings/parts';
import type { Picture } from '~/drawings/scene.server';
import { sharedScene } from '~/drawings/scenes.server';
import { PRODUCTS } from '~/features/products/products';
import { company } from '~/i18n/facts.server';
import { fitText, outline, widthOf } from '~/lettering/lettering.server';
import { type ColorName, tokens } from '~/theme/tokens';
import { SHARE_IMAGE_SIZE } from './address';
import { withOutlinedWords } from './outlined.server';

export interface SharedDrawing {
  Drawn: ComponentType;
  color: ProjectColor;
}

export interface ShareDrawing {
  title: string;
  language: Language;
  picture: { product: SharedProduct } | { drawing: SharedDrawing } | 'products';
}

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 72;
const { ink, petrol, tealBright, white, quiet } = tokens.colors;

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

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function placed(Drawn: ComponentType, accent: Accent, place: Place): string {
  const { width, height } = ILLUSTRATION_SIZE;
  const svg = renderToStaticMarkup(
    <svg
      {...place}
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
  const room = { width, maxLines: 5, weight: 600, sizes: [64, 56, 50, 44, 38] } as const;
  const { lines, lettering } = fitText(text, room);
  const step = lettering.size * 1.14;
  const paths = lines.map((content, index) =>
    outline(content, MARGIN, HEIGHT - MARGIN - 12 - (lines.length - 1 - index) * step, lettering),
  );
  return `<path d="${paths.join('')}" fill="${color}"/>`;
}

const BRAND_LETTERING = { size: 34, weight: 600, letterSpacing: -0.02 } as const;
const brandWidth = () => 68 + widthOf(company().brand, BRAND_LETTERING);

const CARD = { x: 636, y: 105, width: 516, height: 420 };

/** Sets the title beside a card, so that no line runs through letters. */
function besideCard(text: string, accent: Accent, drawn: string): string {
  const { x, y, width, height } = CARD;
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${accent.tint.value}"/>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24" fill="${white.value}" stroke="${accent.soft.value}" stroke-width="2"/>
    <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${accent.solid.value}"/>
    ${drawn}
    ${brand(ink.value)}${title(text, CARD.x - MARGIN - 40, ink.value)}`;
}

function drawingPicture(text: string, { Drawn, color }: SharedDrawing): string {
  const accent = tokens.colors.accent[color];
  const width = CARD.width - 24;
  const height = (width * ILLUSTRATION_SIZE.height) / ILLUSTRATION_SIZE.width;
  const place = { x: CARD.x + 12, y: CARD.y + (CARD.height - height) / 2, width, height };
  return besideCard(text, accent, placed(Drawn, accent, place));
}

function productPicture({ title: text, language }: ShareDrawing, product: SharedProduct): string {
  const scene = product.scene && sharedScene(product.scene, language);
  if (scene) return scenePicture(text, scene, tokens.colors.accent[product.color]);
  return drawingPicture(text, { Drawn: ILLUSTRATIONS[product.illustration], color: product.color });
}

const TILE = { width: 168, height: 132, gap: 14 };

function productsPicture(text: string): string {
  const left = WIDTH - MARGIN - 3 * TILE.width - 2 * TILE.gap + 24;
  const tiles = PRODUCTS.map(({ key, color }, index) => {
    const accent = tokens.colors.accent[color];
    const x = left + (index % 3) * (TILE.width + TILE.gap);
    const y = 168 + Math.floor(index / 3) * (TILE.height + TILE.gap);
    const place = { x: x + 8, y: y + 19, width: 152, height: 95 };
    return `<rect x="${x}" y="${y}" width="${TILE.width}" height="${TILE.height}" rx="16" fill="${white.value}"/>${placed(ILLUSTRATIONS[key], accent, place)}`;
  });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.value}"/>
    <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${tealBright.value}"/>
    ${tiles.join('')}
    ${brand(white.value)}${title(text, left - MARGIN - 32, white.value)}`;
}

function scenePicture(text: string, scene: Picture, accent: Accent): string {
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
    ${brand(ink.value, WIDTH - card.x - 16 - brandWidth(), 58)}`;
}

function contentOf(drawing: ShareDrawing): string {
  const { title: text, picture } = drawing;
  if (picture === 'products') return productsPicture(text);
  return 'product' in picture
    ? productPicture(drawing, picture.product)
    : drawingPicture(text, picture.drawing);
}

export function drawShareImage(drawing: ShareDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${contentOf(drawing)}</svg>`;
}

export function drawPictureShareImage(
  picture: { content: string; width: number; height: number },
  text: string,
): string {
  const scale = 0.94;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const x = (WIDTH - width) / 2;
  const room = {
    width: width - brandWidth() - 40,
    maxLines: 1,
    weight: 600,
    sizes: [30, 27, 24, 21],
  } as const;
  const { lines, lettering } = fitText(text, room);
  const [shown = ''] = lines;
  const start = WIDTH - x - widthOf(shown, lettering);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.value}"/>
    <rect x="${x - 12}" y="20" width="${width + 24}" height="${height + 16}" rx="20" fill="${white.value}"/>
    <g transform="translate(${x} 26) scale(${scale})">${picture.content}</g>
    ${brand(white.value, x, HEIGHT - 70)}
    <path d="${outline(shown, start, HEIGHT - 34, lettering)}" fill="${white.value}"/>
  </svg>`;
}
