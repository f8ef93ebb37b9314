import { LANGUAGE_CODES } from 'contract/languages';
import { type Copy, listTexts } from '~/i18n/copy-shape';
import { copy } from './copy';

const TO = String.raw`\s?[-–—]\s?`;
const START = String.raw`(?<![\d.,])`;
const THOUSAND = String.raw`(?:[.,\s]?000|\s?k|\s?mil|\s?mijë)?\s?€?`;
const MILLION = String.raw`\s?(?:M\s?€|M\s?EUR|Mio|Mln|million)`;

/** Every gated figure of the specification (section 9), in any notation. */
const FIGURES: Readonly<Record<string, RegExp>> = {
  'target, and the end of two ranges': new RegExp(`${START}5${MILLION}|€\\s?5\\s?M`, 'i'),
  'amount of the strategic tier': new RegExp(`${START}3${TO}€?\\s?5\\s?M`, 'i'),
  'share of the strategic tier': new RegExp(`${START}25\\s?%?${TO}40\\s?%`),
  'amount of the growth tier': new RegExp(`${START}1${TO}2[.,]5\\s?M`, 'i'),
  'share of the growth tier': new RegExp(`${START}10\\s?%?${TO}20\\s?%`),
  'amount of the seed tier': new RegExp(`${START}100${THOUSAND}${TO}500`, 'i'),
  'share of the seed tier': new RegExp(`${START}1\\s?%?${TO}3\\s?%`),
  'first opportunity': new RegExp(`${START}500${THOUSAND}${TO}€?\\s?1`, 'i'),
  'months of the first opportunity': new RegExp(`${START}6${TO}12\\s?(?:mo|me|ma|mu)`, 'i'),
  'second opportunity': new RegExp(`${START}2${TO}€?\\s?5\\s?M`, 'i'),
  'months of the second opportunity': new RegExp(`${START}12${TO}24\\s?(?:mo|me|ma|mu)`, 'i'),
  'revenue of the first year': new RegExp(`${START}2${MILLION}|€\\s?2\\s?M`, 'i'),
  'revenue of the third year': new RegExp(`${START}10${MILLION}|€\\s?10\\s?M`, 'i'),
  'revenue of the fifth year': new RegExp(`${START}25${MILLION}|€\\s?25\\s?M`, 'i'),
  'quarters of the road map and of break-even': /\b(?:Q|T|TM|K)[1-4]\s20(?:25|26|27)\b/,
  'amounts as programs write them':
    /(?<![\w.#-])(?:100000,500000|500000,1000000|1000000,2500000|2000000,5000000|3000000,5000000|25000000|1e5,5e5|5e5,1e6|1e6,25e5|2e6,5e6|3e6,5e6|25e6)(?![\w-])/,
};

/** Longer gated sentences in all languages, written the same in HTML and in data. */
const SENTENCES: readonly string[] = LANGUAGE_CODES.flatMap((language) =>
  (['gated-deck', 'gated-investors'] as const).flatMap((file) => [
    ...listTexts(copy(language, file) as unknown as Copy).values(),
  ]),
).filter((text) => text.length > 30 && !/[{&"'<>]/.test(text));

export function gatedIn(text: string): string[] {
  const figures = Object.entries(FIGURES).flatMap(([name, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${name}: ${found[0]}`] : [];
  });
  return [...figures, ...SENTENCES.filter((sentence) => text.includes(sentence))];
}

export const FIGURE_NAMES = Object.keys(FIGURES);
export const SENTENCE_COUNT = SENTENCES.length;
