import type { Language } from 'contract/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Phase } from '~/features/ti-transformation/playback/phases';
import { textsFor } from '~/i18n/texts.server';
import { lettersOf, widthOf } from '~/lettering/lettering.server';
import { type ArrangementName, phoneArrangement } from './arrangements';
import { stillAt } from './choreography';
import { SCENE_COLORS } from './colors';
import { sceneLabels } from './labels.server';
import { LAYOUTS } from './layouts';
import { Scene } from './scene';

function fillIn(svg: string): string {
  return svg.replace(/var\(--([\w-]+)\)/g, (_variable, name: string) => {
    const color = SCENE_COLORS[name];
    if (color === undefined) throw new Error(`The picture uses a colour that is not defined: ${name}`);
    return color;
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const plainText = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

function rowsApart(svg: string): string {
  return svg.replace(/<text stroke="none">(.*?)<\/text>/g, (_text, rows: string) =>
    rows.replaceAll('<tspan', '<text').replaceAll('</tspan> ', '</text>').replaceAll('</tspan>', '</text>'),
  );
}

/** Replaces letters with outlines, so that the picture looks the same whatever fonts a machine has. */
function outlineTexts(svg: string, prefix: string): string {
  const drawn = new Map<string, { id: string; path: string }>();
  const place = ({ key, draw }: { key: string; draw: () => string }) => {
    const known = drawn.get(key) ?? { id: `${prefix}${drawn.size}`, path: draw() };
    drawn.set(key, known);
    return known.id;
  };
  const body = rowsApart(svg).replace(
    /<text([^>]*)>([^<]*)<\/text>/g,
    (_text, attributes: string, content: string) => {
      const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
      const lettering = {
        size: Number(attribute('font-size')),
        weight: attribute('font-weight') === '600' ? 600 : 500,
      } as const;
      const text = plainText(content);
      const width = widthOf(text, lettering);
      const anchor = attribute('text-anchor');
      const start =
        Number(attribute('x') ?? 0) - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
      const letters = lettersOf(text, lettering).map(
        (letter) => `<use href="#${place(letter)}" x="${round(start + letter.x)}"/>`,
      );
      return `<g transform="translate(0 ${attribute('y')})" fill="${attribute('fill')}" stroke="none">${letters.join('')}</g>`;
    },
  );
  const outlines = [...drawn.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`);
  return `<defs>${outlines.join('')}</defs>${body}`;
}

const round = (value: number) => Math.round(value * 100) / 100;

const isOutOfSight = (attributes: string) =>
  attributes.includes(' opacity="0"') || attributes.includes(' data-words="plain"');

function dropHidden(svg: string): string {
  let hiddenAt: number | null = null;
  let depth = 0;
  return svg.replace(/<g( [^>]*)?>|<\/g>|<[^>]*>|[^<]+/g, (token, attributes: string | undefined) => {
    if (token === '</g>') {
      const isHidden = hiddenAt !== null;
      depth -= 1;
      if (hiddenAt === depth) hiddenAt = null;
      return isHidden ? '' : token;
    }
    if (token.startsWith('<g>') || token.startsWith('<g ')) {
      if (hiddenAt === null && isOutOfSight(attributes ?? '')) hiddenAt = depth;
      depth += 1;
    }
    return hiddenAt === null ? token : '';
  });
}

const arrangementOf = (phase: Phase, isForPhones: boolean): ArrangementName =>
  isForPhones ? phoneArrangement(phase) : 'desktop';

export function stillSize(phase: Phase, isForPhones = false) {
  const { width, height } = LAYOUTS[arrangementOf(phase, isForPhones)];
  return { width, height };
}

export function drawStill(language: Language, phase: Phase, isForPhones = false): string {
  const arrangement = arrangementOf(phase, isForPhones);
  const svg = renderToStaticMarkup(
    <Scene
      layout={LAYOUTS[arrangement]}
      labels={sceneLabels(language, arrangement)}
      moment={stillAt(phase)}
    />,
  );
  const drawn = outlineTexts(fillIn(dropHidden(svg)), `p${phase}-`);
  // Puts each part on its own line, so that diffs of a file are readable.
  return drawn
    .replace(/ (?:data-[a-z]+="[^"]*"|opacity="1")/g, '')
    .replace(/><(?=g|path id|\/defs)/g, '>\n<');
}

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function stillPicture(language: Language, phase: Phase, isForPhones = false): string {
  const { 'ti-stage': texts } = textsFor(language, 'ti-stage');
  const { width, height } = stillSize(phase, isForPhones);
  const { name, text } = texts.phases[phase];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="t d" xml:lang="${language}"><title id="t">${escapeXml(name)}</title><desc id="d">${escapeXml(text)}</desc><rect width="${width}" height="${height}" fill="${SCENE_COLORS.white}"/>${drawStill(language, phase, isForPhones)}</svg>`;
}
