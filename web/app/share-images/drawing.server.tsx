import { LANGUAGES, type Language } from 'contract/languages';
import type { ProjectIcon } from 'contract/project-fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { COMPANY } from '~/company';
import * as classes from '~/sections/shared/illustrations/drawing.css';
import { ProductIllustration } from '~/sections/shared/illustrations/product-illustration';
import { SHARE_IMAGE_SIZE } from '~/site/share-image-address';
import { type ColorName, tokens } from '~/theme/tokens';
import { Lattice } from '~/ui/lattice';
import { fitText, outline, widthOf } from './lettering.server';

export interface ShareDrawing {
  title: string;
  language: Language;
  /** The product that the page is about, with its look. */
  product: { key: string; color: ColorName; icon?: ProjectIcon } | null;
}

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const MARGIN = 72;
const { ink, paper, petrol, tealBright, sky, line, white, quiet } = tokens.colors;

type Product = NonNullable<ShareDrawing['product']>;
type Accent = (typeof tokens.colors.accent)[ColorName];

/** What the classes of the illustrations stand for, in a picture that has no style sheet. */
function attributesOf(className: string, accent: Accent): string {
  switch (className) {
    case classes.solidFill:
      return `fill="${accent.solid.value}" stroke="none"`;
    case classes.tintFill:
      return `fill="${accent.soft.value}"`;
    case classes.whiteFill:
      return `fill="${white.value}"`;
    case classes.faint:
      return 'stroke-opacity="0.45"';
    case classes.flow:
      return 'stroke-dasharray="3 5"';
    default:
      return '';
  }
}

/** The labels of chips become outlines, like all other text. */
function outlineLabels(svg: string, accent: Accent): string {
  return svg.replace(
    /<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g,
    (_text, x: string, y: string, label: string) => {
      const lettering = { size: 11, weight: 600 } as const;
      const start = Number(x) - widthOf(label, lettering) / 2;
      return `<path d="${outline(label, start, Number(y), lettering)}" fill="${accent.deep.value}" stroke="none"/>`;
    },
  );
}

function illustration({ key, icon }: Product, accent: Accent): string {
  const svg = renderToStaticMarkup(<ProductIllustration product={key} {...(icon && { icon })} />);
  return outlineLabels(svg, accent)
    .replace(/ ?class="([^"]*)"/g, (_attribute, name: string) => ` ${attributesOf(name, accent)}`)
    .replaceAll('var(--colors-color-palette-muted)', accent.soft.value)
    .replace('<svg', `<svg x="728" y="180" width="440" height="275" color="${accent.solid.value}"`);
}

function lattice(color: string, opacity: number): string {
  const svg = renderToStaticMarkup(<Lattice tone="onPaper" />)
    .replace(/ ?class="[^"]*"/, '')
    .replace('<svg', `<svg width="${WIDTH}" height="${HEIGHT}" color="${color}"`);
  return `<g opacity="${opacity}">${svg}</g>`;
}

/** The company's mark, as in the navigation. */
function brand(color: string): string {
  const name = outline(COMPANY.brand, 68, 36, { size: 34, weight: 600, letterSpacing: -0.02 });
  return `<g transform="translate(${MARGIN} ${MARGIN})">
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

/** The title, standing on the lower third. */
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

/** The language in its own name, led by the site's node mark. */
function languageLine(language: Language, color: string, nodes: string): string {
  const { name } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const baseline = HEIGHT - MARGIN + 4;
  return `<g transform="translate(${MARGIN} ${baseline - 18}) scale(2)" fill="none" stroke="${nodes}" stroke-width="1.5">
      <circle cx="5" cy="5" r="3.5"/><path d="M8.5 5H18"/><circle cx="19.5" cy="5" r="1.75" fill="${nodes}" stroke="none"/>
    </g>
    <path d="${outline(name, MARGIN + 60, baseline, { size: 28, weight: 500 })}" fill="${color}"/>`;
}

function productPicture({ title: text, language }: ShareDrawing, product: Product, accent: Accent): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper.value}"/>
    ${lattice(accent.solid.value, 0.16)}
    <rect x="696" y="115" width="560" height="400" rx="24" fill="${white.value}" stroke="${line.value}" stroke-width="2"/>
    <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${accent.solid.value}"/>
    ${illustration(product, accent)}
    ${brand(ink.value)}${title(text, 560, ink.value)}${languageLine(language, quiet.value, accent.solid.value)}`;
}

function plainPicture({ title: text, language }: ShareDrawing): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.value}"/>
    ${lattice(tealBright.value, 0.3)}
    <rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${tealBright.value}"/>
    ${brand(white.value)}${title(text, 960, white.value)}${languageLine(language, sky.value, tealBright.value)}`;
}

/** The picture of a page for those who share its address, in the words and shapes of the site (visual-design, Signature). */
export function drawShareImage(drawing: ShareDrawing): string {
  const { product } = drawing;
  const content = product
    ? productPicture(drawing, product, tokens.colors.accent[product.color])
    : plainPicture(drawing);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}
