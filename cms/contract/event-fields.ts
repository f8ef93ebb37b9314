import type { DescribedFields } from './field';
import { dayInBerlin, germanTime } from './german-time';
import { LONG_TEXT_LENGTH, SHORT_TEXT_LENGTH } from './limits';
import { ORDER, type OrderedDeclaration } from './ordered-declaration';
import { SITE_ADDRESS } from './site-addresses';

const line = { widget: 'line', limit: SHORT_TEXT_LENGTH, isLocalized: true } as const;

export const EVENT_TEXTS = {
  title: { ...line, isRequired: true },
  description: { widget: 'text', limit: LONG_TEXT_LENGTH, isLocalized: true },
  place: line,
} as const satisfies DescribedFields;

export const EVENT_TEXT_NAMES = Object.keys(EVENT_TEXTS) as (keyof typeof EVENT_TEXTS)[];

const EVENT_SHARED = {
  isPublished: { widget: 'switch' },
  begins: { widget: 'time', about: 'Without it visitors do not see the event.' },
  ends: { widget: 'time', about: 'Visitors see the event until then, else until the end of its first day.' },
  link: {
    widget: 'line',
    limit: SHORT_TEXT_LENGTH,
    format: SITE_ADDRESS,
    about: 'A path of the site without language, or an address with https.',
  },
} as const satisfies DescribedFields;

export const EVENT = {
  plural: 'events',
  english: { one: 'event', many: 'events' },
  german: {
    one: 'Termin',
    many: 'Termine',
    object: 'den Termin',
    note: 'Messen und Webinare der Themenseiten',
    key: 'Name des Termins für die Redaktion, z. B. dmea-2027',
    fields: {
      title: [
        'Titel',
        'Name des Termins in dieser Sprache. Ein neuer Termin braucht einen. Gespeichertes ist sofort auf der Website.',
      ],
      isPublished: ['Veröffentlicht', 'Aus: Der Termin steht auf keiner Seite.'],
      description: ['Beschreibung', 'Ein bis zwei Sätze unter dem Titel.'],
      place: ['Ort', 'Z. B. Messe Berlin, Halle 2.2, Stand D-104 oder Online.'],
      begins: ['Beginnt', 'Ohne Beginn steht der Termin auf keiner Seite.'],
      ends: ['Endet', 'Danach verschwindet der Termin von selbst; leer = am Ende des ersten Tages.'],
      link: [
        'Adresse',
        'Wohin der Termin führt: eine Seite der Website ab dem Schrägstrich oder eine Adresse mit https://.',
      ],
    },
  },
  fields: { ...EVENT_TEXTS, ...EVENT_SHARED },
  isReservedKey: (key) => key === ORDER,
  versionRow: 21,
} as const satisfies OrderedDeclaration;

interface Period {
  begins: string | null;
  ends: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Returns when the event is over: at its end, else at midnight in Berlin after its first day. */
export function endOfEvent({ begins, ends }: Period): string | null {
  if (ends !== null || begins === null) return ends;
  return germanTime(dayAfter(dayInBerlin(new Date(begins))), '00:00');
}

export function isToCome(event: Period & { isPublished: boolean }, now = new Date()): boolean {
  const end = endOfEvent(event);
  return event.isPublished && event.begins !== null && end !== null && now < new Date(end);
}
