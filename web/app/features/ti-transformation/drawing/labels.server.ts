import type { Language } from 'contract/languages';
import { drawOrFallBack } from '~/i18n/edition.server';
import type { PageTexts } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { fitText, NoRoom, widthOf } from '~/lettering/lettering.server';
import { ARRANGEMENTS, type ArrangementName } from './arrangements';
import { BOX_IDS, CARD_IDS } from './boxes';
import {
  type BoxText,
  hasSign,
  isSignAlone,
  isTall,
  PADDING,
  type SceneLabels,
  SIGN_ROOM,
  type Words,
} from './labels';
import type { Layout, Place } from './layout';
import { LAYOUTS } from './layouts';

type Texts = PageTexts<'ti-stage'>;

/** Breaks a text by hand-set line breaks, then by width, measured with the page's font. @throws NoRoom */
function linesIn(text: string, width: number, size: number, maxLines: number): string[] {
  const lines = text
    .split('\n')
    .flatMap(
      (line) => fitText(line, { width, maxLines, weight: 600, sizes: [size], letterSpacing: 0 }).lines,
    );
  const isCut = lines.join(' ') !== text.split(/[ \t\n]+/).join(' ');
  if (isCut || lines.length > maxLines)
    throw new NoRoom(text, `in ${maxLines} lines of ${width} (set in ${size})`);
  return lines;
}

/** Smaller than the padding before a line, because a ragged end needs less room. */
const END_PADDING = 5;

function roomIn(layout: Layout, place: Place) {
  if (place === layout.boxes.tunnel) {
    const label = layout.tunnelLabel;
    return { width: label?.w ?? 0, rows: Math.max(1, Math.floor((label?.h ?? 0) / layout.fonts.line)) };
  }
  if (isTall(place)) return { width: place.w - PADDING - END_PADDING, rows: 5 };
  const width = place.w - (hasSign(place) ? SIGN_ROOM : 0) - PADDING - END_PADDING;
  return { width, rows: Math.max(1, Math.floor((place.h - 2) / layout.fonts.line)) };
}

const NO_WORDS: BoxText = { lines: [], term: null };

function boxText(layout: Layout, place: Place, name: string, term: string): BoxText {
  if (isSignAlone(place) && place !== layout.boxes.tunnel) return { lines: [name], term: null };
  const { width, rows } = roomIn(layout, place);
  if (width === 0) return NO_WORDS;
  const lines = linesIn(name, width, layout.fonts.label, rows);
  const termLines = term === '' ? [] : linesIn(term, width, layout.fonts.term, 1);
  const [only] = termLines;
  return { lines, term: only !== undefined && lines.length < rows ? only : null };
}

const inBothWords = (layout: Layout, place: Place, text: Texts['boxes']['egk']): Words<BoxText> => ({
  official: boxText(layout, place, text.name, text.term),
  plain: boxText(layout, place, text.plain, ''),
});

function boxTexts(layout: Layout, texts: Texts): SceneLabels['boxes'] {
  return Object.fromEntries(
    BOX_IDS.flatMap((id) => {
      const place = layout.boxes[id];
      return place ? [[id, inBothWords(layout, place, texts.boxes[id])]] : [];
    }),
  );
}

function newCards(layout: Layout, texts: Texts): SceneLabels['newCards'] {
  return Object.fromEntries(
    CARD_IDS.flatMap((id) => {
      const place = layout.boxes[id];
      const { name, term } = texts.newCards[id];
      return place ? [[id, boxText(layout, place, name, term)]] : [];
    }),
  );
}

function bridge(layout: Layout, { boxes, captions }: Texts): SceneLabels['bridge'] {
  const { gateway } = layout.boxes;
  if (!gateway) return null;
  const { name, plain } = boxes.gateway;
  return {
    official: boxText(layout, gateway, name, captions.bridge),
    plain: boxText(layout, gateway, plain, captions.bridge),
  };
}

function captions({ captions: places, fonts }: Layout, texts: Texts['captions'], isPhone: boolean) {
  const fit = (text: string, place: Place | undefined, inset = 0) => {
    if (!place) return undefined;
    const rows = Math.max(1, Math.floor(place.h / fonts.line));
    const lines = linesIn(text, place.w - inset, fonts.caption, rows);
    const widths = lines.map((line) => widthOf(line, { size: fonts.caption, weight: 600 }));
    return { lines, width: Math.ceil(Math.max(...widths)) };
  };
  const { question, coexist, stand, trust, warning, capUp, capDown, afterTunnel } = places;
  const all = {
    question: fit(texts.question, question, 8),
    coexist: fit(texts.coexist, coexist, 16),
    stand: fit(isPhone ? texts.standShort : texts.stand, stand),
    trust: fit(texts.trust, trust, 12),
    counter: fit(texts.counter, warning, 12),
    certificate: fit(texts.certificate, warning, 12),
    warning: fit(texts.warning, warning, 12),
    capUp: fit(texts.capUp, capUp, 2),
    capDown: fit(texts.capDown, capDown, 2),
    afterTunnel: fit(texts.afterTunnel, afterTunnel, 2),
    intruderUp: fit(texts.intruderUp, capUp, 2),
    intruderDown: fit(texts.intruderDown, capDown, 2),
    unknownDevice: fit(texts.unknownDevice, capDown, 2),
  };
  return Object.fromEntries(Object.entries(all).filter(([, words]) => words !== undefined));
}

const TOKEN_SIZE = 12;

function token(text: string) {
  return { text, width: Math.ceil(widthOf(text, { size: TOKEN_SIZE, weight: 600 })) };
}

export const sceneLabels = (language: Language, name: ArrangementName): SceneLabels =>
  drawOrFallBack(() => placeLabels(language, name));

function placeLabels(language: Language, name: ArrangementName): SceneLabels {
  const layout = LAYOUTS[name];
  const { 'ti-stage': texts } = textsFor(language, 'ti-stage');
  const { newHouse, insured, care, house, net, ti, payer } = texts.zones;
  const { 1: one, 2: two, 3: three, 4: four } = texts.phases;
  const { person, device, presence, rule } = texts.ticks;
  return {
    zones: { insured, care, house, net, ti, payer },
    newHouse,
    boxes: boxTexts(layout, texts),
    newCards: newCards(layout, texts),
    bridge: bridge(layout, texts),
    ticks: { person, device, presence, rule },
    tokens: {
      question: token(texts.tokens.question),
      answer: token(texts.tokens.answer),
      prescription: token(texts.tokens.prescription),
    },
    captions: captions(layout, texts.captions, name !== 'desktop'),
    years: { 1: one.years, 2: two.years, 3: three.years, 4: four.years },
  };
}

/** @throws NoRoom */
export function placeAllLabels(language: Language): void {
  for (const name of ARRANGEMENTS) placeLabels(language, name);
}
