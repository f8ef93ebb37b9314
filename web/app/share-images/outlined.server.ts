import { outline, type Weight, widthOf } from '~/lettering/lettering.server';

const TEXT = /<text([^>]*)>(.*?)<\/text>/gs;
const LINE = /<tspan([^>]*)>(.*?)<\/tspan>/gs;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

type Attributes = Partial<Record<string, string>>;

const attributesOf = (source: string): Attributes =>
  Object.fromEntries([...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** The offset of a line's start, in parts of its width. */
const BEFORE: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function outlined(attributes: Attributes, lines: readonly { x: number; y: number; words: string }[]): string {
  const weight: Weight = Number(attributes['font-weight']) >= 600 ? 600 : 500;
  const lettering = { size: Number(attributes['font-size']), weight };
  const before = BEFORE[attributes['text-anchor'] ?? 'start'] ?? 0;
  const paths = lines.map(({ x, y, words }) => {
    const text = unescaped(words);
    return outline(text, x - before * widthOf(text, lettering), y, lettering);
  });
  const kept = ['fill', 'stroke', 'stroke-width', 'paint-order'].flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [`${name}="${value}"`];
  });
  return `<path d="${paths.join('')}" ${kept.join(' ')}/>`;
}

/** Replaces the words of a drawing by outlines, because pictures are rendered without fonts. */
export function withOutlinedWords(svg: string): string {
  return svg.replace(TEXT, (_text, source: string, content: string) => {
    const attributes = attributesOf(source);
    const lines = [...content.matchAll(LINE)].map(([, place = '', words = '']) => ({
      ...placeOf(attributesOf(place)),
      words,
    }));
    return outlined(attributes, lines.length > 0 ? lines : [{ ...placeOf(attributes), words: content }]);
  });
}

const placeOf = ({ x, y }: Attributes) => ({ x: Number(x), y: Number(y) });
