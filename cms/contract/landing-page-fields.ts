import type { ValueNames } from './entry-body';
import { FIELD_FIRST } from './entry-body';
import type { DescribedFields } from './field';
import { partField } from './landing-blocks';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { ORDER, type OrderedDeclaration } from './ordered-declaration';
import { POST_MOTIFS, type PostMotif } from './post-fields';

const LANDING_TEXTS = {
  title: { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true, isRequired: true },
  description: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true, counts: 155 },
} as const satisfies DescribedFields;

const USUAL_MOTIF = 'network';
/** The drawings of posts (docs/decisions/0087), with that of pages without a choice first. */
export const LANDING_MOTIFS: readonly [PostMotif, ...PostMotif[]] = [
  USUAL_MOTIF,
  ...POST_MOTIFS.filter((motif) => motif !== USUAL_MOTIF),
];

const IMAGES = 'images.';
/** Begins the group of the times that a language has for itself. */
export const OWN_TIMES = 'own-times';

/** The history records a picture under `images.`, as that of a section. */
const NAMES: ValueNames = {
  of: FIELD_FIRST.of,
  read: (name) =>
    name.startsWith(IMAGES) ? { field: name.slice(IMAGES.length), language: null } : FIELD_FIRST.read(name),
};

export const LANDING_PAGE = {
  plural: 'landing-pages',
  english: { one: 'landing page', many: 'landing pages' },
  german: {
    one: 'Themenseite',
    many: 'Themenseiten',
    object: 'die Themenseite',
    note: 'Seiten aus Blöcken unter /topics',
    key: 'Teil der Adresse, z. B. dmea-2027 in /topics/dmea-2027',
    fields: {
      title: [
        'Titel',
        'Überschrift der Seite in dieser Sprache. Eine neue Themenseite braucht einen. Gespeichertes ist sofort auf der Website.',
      ],
      isPublished: ['Veröffentlicht', 'Aus: Die Adresse antwortet mit 404.'],
      description: ['Beschreibung', 'Ein bis zwei Sätze unter der Überschrift und für Suchmaschinen.'],
      publishedFrom: ['Zu sehen ab', 'Leer = sofort.'],
      publishedUntil: ['Zu sehen bis', 'Danach antwortet die Adresse mit 410; leer = ohne Ende.'],
      languageFrom: ['Eigener Beginn', 'Nur in dieser Sprache; leer = wie in den anderen.'],
      languageUntil: ['Eigenes Ende', 'Nur in dieser Sprache; leer = wie in den anderen.'],
      isInFooter: ['In der Fußzeile', 'Jede Seite verlinkt sie dann in der Fußzeile.'],
      motif: ['Zeichnung', 'Im Kopf der Seite und in ihrem Bild beim Teilen; leer = Netz.'],
      blocks: [
        'Blöcke',
        'Ein Block je Zeile: Art, Kennung, gezeigte Schlüssel. Bequemer auf der Website unter /admin, Themenseiten.',
      ],
      texts: ['Texte der Blöcke', 'Der Name beginnt mit der Kennung des Blocks. Nur die Texte ändern.'],
      images: ['Bilder der Blöcke', 'Der Name beginnt mit der Kennung des Blocks.'],
    },
  },
  fields: {
    ...LANDING_TEXTS,
    isPublished: { widget: 'switch' },
    publishedFrom: { widget: 'time', about: 'Visitors see the page from then on.' },
    publishedUntil: {
      widget: 'time',
      about: 'Visitors see the page until then; later its address is gone (410).',
    },
    languageFrom: {
      widget: 'time',
      isLocalized: true,
      begins: OWN_TIMES,
      about: 'Counts for this language instead of publishedFrom; empty where it has none.',
    },
    languageUntil: {
      widget: 'time',
      isLocalized: true,
      about: 'Counts for this language instead of publishedUntil; empty where it has none.',
    },
    isInFooter: { widget: 'switch', about: 'Whether the foot of every page links to it.' },
    motif: {
      widget: 'choice',
      choices: LANDING_MOTIFS,
      isRequired: true,
      about: 'The drawing at the head of the page and in its share image.',
    },
    blocks: {
      widget: 'blocks',
      about:
        'The blocks of the page, each a line with its kind, its id of 4 to 12 small letters and digits, and the keys of what it shows.',
    },
  },
  parts: partField,
  names: NAMES,
  addressOf: (key) => `/topics/${key}` as const,
  isLinked: true,
  isReservedKey: (key) => key === ORDER,
  versionRow: 23,
} as const satisfies OrderedDeclaration;

interface Published {
  isPublished: boolean;
  publishedFrom: string | null;
  publishedUntil: string | null;
}

/** Instants; null or empty where the language has no time of its own. */
interface OwnTimes {
  languageFrom?: string | null | undefined;
  languageUntil?: string | null | undefined;
}

export type LandingState = 'hidden' | 'scheduled' | 'published' | 'ended';

/**
 * Tells what visitors get in a language: the page only while it is published.
 * @param own times of the language whose text they read, each instead of the one for all languages
 */
export function landingState(page: Published, own: OwnTimes, now = new Date()): LandingState {
  const from = own.languageFrom || page.publishedFrom;
  const until = own.languageUntil || page.publishedUntil;
  if (!page.isPublished) return 'hidden';
  if (until && now >= new Date(until)) return 'ended';
  return from && now < new Date(from) ? 'scheduled' : 'published';
}
