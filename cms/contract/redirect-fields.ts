import { CAMPAIGN_LENGTH } from './campaign';
import type { DescribedFields, Format } from './field';
import { SHORT_TEXT_LENGTH } from './limits';
import { SITE_ADDRESS } from './site-addresses';

export const REDIRECT_KINDS = ['permanent', 'temporary', 'gone'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

export const REDIRECT_STATUS = {
  permanent: 301,
  temporary: 302,
  gone: 410,
} as const satisfies Record<RedirectKind, number>;

const OLD_ADDRESS: Format = {
  pattern: /^(?:https?:\/\/[^/?#\s]+)?\/[^?#\\\p{Cc}]+$/iu,
  advice:
    'Bitte den Pfad der Adresse schreiben, der mit / beginnt, z. B. /go/dmea; ohne Fragezeichen und ohne #.',
};
const CAMPAIGN: Format = {
  pattern: /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/,
  advice:
    'Bitte Kleinbuchstaben ohne Umlaute und Ziffern schreiben, dazwischen Bindestriche, z. B. dmea-2027.',
};

export const REDIRECT_FIELDS = {
  address: { widget: 'line', limit: SHORT_TEXT_LENGTH, format: OLD_ADDRESS, isRequired: true },
  kind: { widget: 'choice', choices: REDIRECT_KINDS, isRequired: true },
  target: { widget: 'line', limit: SHORT_TEXT_LENGTH, format: SITE_ADDRESS },
  campaign: { widget: 'line', limit: CAMPAIGN_LENGTH, format: CAMPAIGN },
  note: { widget: 'line', limit: SHORT_TEXT_LENGTH },
} as const satisfies DescribedFields;

export type RedirectField = keyof typeof REDIRECT_FIELDS;
export const REDIRECT_FIELD_NAMES = Object.keys(REDIRECT_FIELDS) as RedirectField[];

/** The site keeps all of them in memory. */
export const MOST_REDIRECTS = 5_000;
/** Rows of one file, which Strapi stores while the site waits. */
export const MOST_IMPORTED = 500;
export const REDIRECT_FILE_BYTES = 256 * 1024;

export const REDIRECT_PROBLEMS = ['address-in-use', 'target-missing'] as const;
export type RedirectProblem = (typeof REDIRECT_PROBLEMS)[number];
