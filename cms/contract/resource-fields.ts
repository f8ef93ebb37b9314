import type { DescribedFields, Field } from './field';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { ORDER, type OrderedDeclaration } from './ordered-declaration';
import { SITE_ADDRESS, SITE_PAGES, type SitePath } from './site-addresses';

export const RESOURCES_PAGE = '/documentation' satisfies SitePath;

export const RESOURCE_PARTS = SITE_PAGES[RESOURCES_PAGE];
export type ResourcePart = (typeof RESOURCE_PARTS)[number];

interface ResourceTextField extends Field {
  limit: number;
}

const line = { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true } as const;

export const RESOURCE_TEXTS = {
  title: { ...line, isRequired: true },
  description: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true },
  kind: line,
} as const satisfies Record<string, ResourceTextField>;

export type ResourceText = keyof typeof RESOURCE_TEXTS;
export const RESOURCE_TEXT_NAMES = Object.keys(RESOURCE_TEXTS) as ResourceText[];

const RESOURCE_SHARED = {
  isPublished: { widget: 'switch' },
  part: {
    widget: 'choice',
    choices: RESOURCE_PARTS,
    isRequired: true,
    about: 'The part of the page that lists it.',
  },
  address: {
    widget: 'line',
    limit: SHORT_TEXT_LENGTH,
    format: SITE_ADDRESS,
    about:
      'Where it leads, in languages without a file of their own or in German: a path of the site without language, or an address with https.',
  },
} as const satisfies Record<string, Field>;

/** Each language has its own file; German stands in. */
const RESOURCE_FIELDS = {
  ...RESOURCE_TEXTS,
  file: { widget: 'file', isLocalized: true, about: 'The PDF that visitors download.' },
  ...RESOURCE_SHARED,
} as const satisfies DescribedFields;

export const RESOURCE = {
  plural: 'resources',
  english: { one: 'resource', many: 'resources of the documentation page' },
  german: {
    one: 'Unterlage',
    many: 'Unterlagen',
    object: 'die Unterlage',
    note: 'Auf der Seite Dokumentation',
    key: 'Name der Unterlage für die Redaktion, z. B. leitfaden-idatik',
    fields: {
      title: [
        'Titel',
        'Name der Unterlage in dieser Sprache. Eine neue Unterlage braucht einen. Gespeichertes ist sofort auf der Website.',
      ],
      isPublished: ['Veröffentlicht', 'Aus: Die Unterlage steht nicht auf der Seite Dokumentation.'],
      description: ['Beschreibung', 'Ein bis zwei Sätze unter dem Titel.'],
      kind: ['Art', 'Steht vor dem Titel, z. B. Anleitung, Whitepaper oder Produktseite.'],
      part: ['Teil der Seite', ''],
      file: [
        'PDF in dieser Sprache',
        'Was Besucher herunterladen. Leer = die deutsche Datei, ohne diese die Adresse. Höchstens 10 MB, ohne Skripte, Aktionen und eingebettete Dateien.',
      ],
      address: [
        'Adresse',
        'Wohin die Unterlage ohne Datei führt: eine Seite der Website ab dem Schrägstrich, z. B. /docs/idatik, oder eine Adresse mit https://.',
      ],
    },
  },
  fields: RESOURCE_FIELDS,
  addressOf: () => RESOURCES_PAGE,
  isReservedKey: (key) => key === ORDER,
  versionRow: 11,
} as const satisfies OrderedDeclaration;
