import type { Field, Widget } from './field';
import { dayInBerlin } from './german-time';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { ORDER, type OrderedDeclaration } from './ordered-declaration';
import { hasPlace } from './site-addresses';

/** Words of schema.org's JobPosting, as search engines know them. */
export const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

interface OpeningTextField extends Field {
  limit: number;
}

const text = <Kind extends Widget>(widget: Kind) => ({
  widget,
  limit: widget === 'text' ? LONG_TEXT_LENGTH : SHORT_TEXT_LENGTH,
  isLocalized: true as const,
});

export const OPENING_TEXTS = {
  title: { ...text('line'), isRequired: true },
  location: text('line'),
  summary: text('text'),
  tasks: text('list'),
  profile: text('list'),
} as const satisfies Record<string, OpeningTextField>;

export type OpeningText = keyof typeof OPENING_TEXTS;
export const OPENING_TEXT_NAMES = Object.keys(OPENING_TEXTS) as OpeningText[];

const OPENING_SHARED = {
  isPublished: { widget: 'switch' },
  datePosted: { widget: 'date', isRequired: true },
  expires: { widget: 'date', about: 'The last day on which visitors see it, in Berlin.' },
  employmentType: { widget: 'choice', choices: EMPLOYMENT_TYPES, isRequired: true },
  isRemotePossible: { widget: 'switch' },
} as const satisfies Record<string, Field>;

export const OPENING_FIELDS = { ...OPENING_TEXTS, ...OPENING_SHARED };

/** The page, on which each opening is the place of its key. */
export const OPENINGS_PAGE = '/careers';

/** Tells whether the word means something else on the page or after `/api/openings/`. */
export const isReservedOpeningKey = (key: string): boolean => key === ORDER || hasPlace(OPENINGS_PAGE, key);

export const isOpen = (
  { isPublished, expires }: { isPublished: boolean; expires: string | null },
  now = new Date(),
): boolean => isPublished && (expires === null || dayInBerlin(now) <= expires);

export const OPENING = {
  plural: 'openings',
  english: { one: 'opening', many: 'job openings' },
  german: {
    one: 'Stelle',
    many: 'Stellen',
    object: 'die Stelle',
    note: 'Offene Stellen der Karriereseite',
    key: 'Teil der Adresse, z. B. devops-engineer in /careers#devops-engineer',
    fields: {
      title: [
        'Titel',
        'Bezeichnung der Stelle in dieser Sprache. Eine neue Stelle braucht einen. Gespeichertes ist sofort auf der Website.',
      ],
      isPublished: ['Veröffentlicht', 'Aus: Die Stelle steht nicht auf der Karriereseite.'],
      location: ['Ort', 'Z. B. Remote oder Augsburg; leer = die Seite nennt keinen.'],
      summary: ['Kurzbeschreibung', 'Ein bis zwei Sätze über den Aufgaben.'],
      tasks: ['Aufgaben', 'Eine Aufgabe je Zeile.'],
      profile: ['Profil', 'Eine Anforderung je Zeile.'],
      datePosted: [
        'Tag der Veröffentlichung',
        'Lesen Suchmaschinen; bei einer neuen Stelle über /admin der heutige Tag.',
      ],
      expires: [
        'Läuft ab am',
        'Der letzte Tag, an dem Besucher die Stelle sehen; leer = bis jemand sie von der Website nimmt.',
      ],
      employmentType: ['Arbeitszeit', ''],
      isRemotePossible: ['Auch remote', 'Suchmaschinen zeigen die Stelle dann als Homeoffice.'],
    },
  },
  fields: OPENING_FIELDS,
  addressOf: (key) => `${OPENINGS_PAGE}#${key}`,
  isLinked: true,
  isReservedKey: isReservedOpeningKey,
  versionRow: 9,
} as const satisfies OrderedDeclaration;
