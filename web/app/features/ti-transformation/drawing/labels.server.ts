import type { Language } from 'contract/languages';
import { drawOrFallBack } from '~/i18n/edition.server';
import type { PageTexts } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { fitText, NoRoom, widthOf } from '~/lettering/lettering.server';
import { BOX_IDS, type BoxId, isCard } from './boxes';
import { hasSign, LINE_HEIGHT, PADDING, type SceneLabels, SIGN_ROOM } from './labels';
import type { Layout, Place } from './layout';
import { LAYOUTS, type LayoutName } from './layouts';

export const WORDINGS = ['official', 'plain'] as const;
export type Wording = (typeof WORDINGS)[number];

type Texts = PageTexts<'ti-stage'>;

/** Breaks a text by hand-set line breaks, then by width, measured with the page's font. @throws NoRoom */
function linesIn(text: string, width: number, size: number, maxLines: number): string[] {
  const lines = text
    .split('\n')
    .flatMap(
      (line) => fitText(line, { width, maxLines, weight: 600, sizes: [size], letterSpacing: 0 }).lines,
    );
  const isCut = lines.join(' ') !== text.split(/[ \t\n]+/).join(' ');
  if (isCut) throw new NoRoom(text, `in ${maxLines} lines of ${width} (set in ${size})`);
  return lines;
}

/** Smaller than the padding before a line, because a ragged end needs less room. */
const END_PADDING = 5;

function boxText(layout: Layout, id: BoxId, name: string, term: string) {
  const { w, h } = layout.boxes[id];
  const isVertical = h > w;
  const room = isVertical ? w - PADDING : w - (hasSign(w) ? SIGN_ROOM : 0) - PADDING - END_PADDING;
  const rows = Math.max(1, Math.floor((h - 2) / LINE_HEIGHT));
  const lines = linesIn(name, room, layout.fonts.label, isVertical ? 3 : rows);
  const termLines = term === '' ? [] : linesIn(term, room, layout.fonts.term, 1);
  const [only] = termLines;
  return { lines, term: only !== undefined && lines.length < rows ? only : null };
}

function boxTexts(layout: Layout, texts: Texts, wording: Wording): SceneLabels['boxes'] {
  const entries = BOX_IDS.map((id) => {
    const { name, term, plain } = texts.boxes[id];
    return [id, wording === 'plain' ? boxText(layout, id, plain, '') : boxText(layout, id, name, term)];
  });
  return Object.fromEntries(entries) as SceneLabels['boxes'];
}

function newCards(layout: Layout, texts: Texts): SceneLabels['newCards'] {
  const entries = BOX_IDS.filter(isCard).map((id) => {
    const { name, term } = texts.newCards[id];
    return [id, boxText(layout, id, name, term)];
  });
  return Object.fromEntries(entries) as SceneLabels['newCards'];
}

function captions({ captions: places, fonts }: Layout, texts: Texts['captions'], isPhone: boolean) {
  const fit = (text: string, { w, h }: Place, inset = 0) => {
    const lines = linesIn(text, w - inset, fonts.caption, Math.max(1, Math.floor(h / LINE_HEIGHT)));
    const widths = lines.map((line) => widthOf(line, { size: fonts.caption, weight: 600 }));
    return { lines, width: Math.ceil(Math.max(...widths)) };
  };
  return {
    question: fit(texts.question, places.coexist, 16),
    coexist: fit(texts.coexist, places.coexist, 16),
    stand: fit(isPhone ? texts.standShort : texts.stand, places.stand),
    trust: fit(texts.trust, places.trust, 12),
    counter: fit(texts.counter, places.warning, 16),
    certificate: fit(texts.certificate, places.warning, 16),
    warning: fit(texts.warning, places.warning, 12),
    capUp: fit(texts.capUp, places.capUp, 2),
    capDown: fit(texts.capDown, places.capDown, 2),
    four: fit(isPhone ? texts.fourShort : texts.four, places.capDown, 2),
    afterTunnel: fit(texts.afterTunnel, places.afterTunnel, 2),
    intruderUp: fit(texts.intruderUp, places.capUp, 2),
    intruderDown: fit(texts.intruderDown, places.capDown, 2),
    unknownDevice: fit(texts.unknownDevice, places.capDown, 2),
  };
}

export const sceneLabels = (language: Language, name: LayoutName, wording: Wording): SceneLabels =>
  drawOrFallBack(() => placeLabels(language, name, wording));

function placeLabels(language: Language, name: LayoutName, wording: Wording): SceneLabels {
  const layout = LAYOUTS[name];
  const { 'ti-stage': texts } = textsFor(language, 'ti-stage');
  const { newHouse, insured, care, house, net, ti, payer } = texts.zones;
  const { 1: one, 2: two, 3: three, 4: four } = texts.phases;
  return {
    zones: { insured, care, house, net, ti, payer },
    newHouse,
    boxes: boxTexts(layout, texts, wording),
    newCards: newCards(layout, texts),
    captions: captions(layout, texts.captions, name === 'phone'),
    years: { 1: one.years, 2: two.years, 3: three.years, 4: four.years },
    bridge: boxText(
      layout,
      'gateway',
      wording === 'plain' ? texts.boxes.gateway.plain : texts.boxes.gateway.name,
      texts.captions.bridge,
    ).term,
  };
}

/** @throws NoRoom */
export function placeAllLabels(language: Language): void {
  for (const wording of WORDINGS) {
    for (const name of Object.keys(LAYOUTS) as LayoutName[]) placeLabels(language, name, wording);
  }
}
