export interface RefusalDetails {
  /** A path into the input: `translations.de.title`. */
  field?: string;
  /** The accepted maximum, in the unit that the code implies: characters, entries, bytes. */
  limit?: number;
  choices?: string[];
}

export interface RefusalWords extends RefusalDetails {
  /** The problem in English: `must be in small letters`. */
  problem?: string;
}

type Sentence = string | ((words: RefusalWords) => string);

const the = ({ field }: RefusalDetails) => (field === undefined ? 'The input' : `"${field}"`);
const listOf = ({ choices = [] }: RefusalDetails) => choices.join(', ');
const because = ({ problem }: RefusalWords) => (problem ? `: ${problem}` : '');

/** Programs and translations depend on the codes, which therefore never change; the sentences may. */
const REFUSALS = {
  'address-unreadable': [400, 'The address cannot be read.'],
  'bad-request': [400, 'The request is not valid.'],
  'json-invalid': [400, 'The body is not valid JSON.'],
  'body-not-utf8': [400, 'The body is not UTF-8.'],
  'character-broken': [400, 'The body has half a character (a lone surrogate).'],
  'character-unstorable': [400, 'The character U+0000 cannot be stored.'],
  'name-reserved': [400, 'Nothing can have the name __proto__.'],
  'form-unreadable': [400, 'The form cannot be read.'],
  'input-invalid': [400, (words) => `The input is not valid${because(words)}.`],
  'field-required': [400, (details) => `${the(details)} is required.`],
  'field-too-long': [400, (details) => `${the(details)} must have at most ${details.limit} characters.`],
  'field-too-many': [400, (details) => `${the(details)} must have at most ${details.limit} entries.`],
  'field-not-a-choice': [400, (details) => `${the(details)} must be one of ${listOf(details)}.`],
  'field-unknown': [400, (details) => `${the(details)} is not known.`],
  'field-invalid': [400, (words) => `${the(words)} is not valid${because(words)}.`],
  'email-invalid': [400, (details) => `${the(details)} must be an e-mail address.`],
  'web-address-invalid': [
    400,
    (details) => `${the(details)} must be an address that begins with http:// or https://.`,
  ],
  'key-reserved': [400, (details) => `${the(details)} is a reserved word.`],
  'key-fixed': [400, 'A key cannot be changed.'],
  'product-unknown': [400, (details) => `${the(details)} names a product that there is not.`],
  'opening-unknown': [400, (details) => `${the(details)} names an opening that there is not.`],
  'entry-unknown': [400, (details) => `${the(details)} names an entry that there is not.`],
  'resource-unknown': [400, (details) => `${the(details)} names a resource that there is not.`],
  'address-in-use': [400, (details) => `There is a page or a file of the site at ${the(details)}.`],
  'redirect-loop': [400, 'The redirect would lead to itself.'],
  'redirect-chain': [
    400,
    (details) => `${the(details)} meets another redirect; use ${listOf(details)} instead.`,
  ],
  'campaign-elsewhere': [400, 'A campaign is for targets on the site only.'],
  'too-many-redirects': [400, ({ limit }) => `There are as many redirects as are accepted: ${limit}.`],
  'redirects-file-unreadable': [400, (words) => `The file is no table of redirects${because(words)}.`],
  'texts-refused': [400, 'Some of these texts cannot be stored.'],
  'texts-file-unreadable': [
    400,
    (words) =>
      `The file is no XLIFF 2 and no table of translations as the site exports them${because(words)}.`,
  ],
  'time-impossible': [400, 'The time must be in the future, and not too far away.'],
  'picture-unknown': [400, (details) => `${the(details)} is no picture of the media library.`],
  'pdf-unknown': [400, (details) => `${the(details)} is no PDF of the media library.`],
  'pdf-missing': [400, 'The field "pdf" must hold one file.'],
  'picture-missing': [400, 'The field "image" must hold a file.'],
  'picture-not-alone': [400, 'One picture at a time.'],
  'if-match-invalid': [400, 'If-Match must name one state.'],
  'if-match-unused': [400, 'If-Match cannot be honoured here.'],
  'password-wrong': [400, 'The password is not the one of this account.'],
  'code-wrong': [400, 'The code is not valid, or was used before.'],
  'password-too-short': [400, ({ limit }) => `The password must have at least ${limit} characters.`],
  'password-too-long': [400, ({ limit }) => `The password must have at most ${limit} bytes.`],
  'password-too-uniform': [400, 'The password must have a small letter, a capital and a digit.'],
  'password-common': [400, 'The password is a common one, which is guessed first.'],
  'password-personal': [400, 'The password must not be made of the names of the account.'],
  'link-invalid': [400, 'The link was used, has expired, or there is a newer one.'],
  'signed-out': [401, 'Please sign in.'],
  'credentials-wrong': [401, 'Name and password do not fit.'],
  'second-factor-required': [401, 'This account signs in with a second factor: the code is missing.'],
  'second-factor-wrong': [401, 'The code of the second factor is not valid, or was used before.'],
  'second-factor-duty': [403, 'This account must sign in with a second factor.'],
  forbidden: [403, 'This account may not do that.'],
  'origin-foreign': [403, 'Not allowed from another site.'],
  'path-unknown': [404, 'There is nothing at this address.'],
  'not-found': [404, 'There is no such entry.'],
  'method-not-allowed': [405, 'Method not allowed.'],
  'mail-off': [409, 'This website sends no mails.'],
  'second-factor-on': [409, 'This account has a second factor already.'],
  'second-factor-off': [409, 'This account has no second factor.'],
  'key-taken': [409, 'There is an entry with this key already.'],
  stale: [409, 'Somebody else has saved in the meantime.'],
  'texts-stale': [409, 'Somebody else has changed some of these texts in the meantime.'],
  'draft-stale': [409, 'This form was changed on another device in the meantime.'],
  'publication-refused': [409, 'Some of these changes cannot be published; none was.'],
  'too-many-drafts': [409, 'The account keeps as many drafts or planned publications as are accepted.'],
  'count-changed': [409, 'Messages of this address have come or gone in the meantime.'],
  'picture-in-use': [409, 'This picture is still shown.'],
  'address-taken': [409, 'There is a redirect with this address already.'],
  conflict: [409, 'This does not go together with what is stored.'],
  'body-too-large': [413, 'The body is too large.'],
  'picture-too-large': [413, ({ limit = 0 }) => `The picture is larger than ${limit / 1024 / 1024} MB.`],
  'pdf-too-large': [413, ({ limit = 0 }) => `The PDF is larger than ${limit / 1024 / 1024} MB.`],
  'picture-too-many-pixels': [413, 'The picture has too many pixels.'],
  'address-too-long': [414, 'The address is too long.'],
  'json-expected': [415, 'The body must be JSON.'],
  'form-expected': [415, 'The body must be a form.'],
  'picture-type-unknown': [415, 'Only JPG, PNG, GIF, WebP and AVIF pictures are accepted.'],
  'picture-unreadable': [415, 'The picture is broken and cannot be read.'],
  'pdf-type-unknown': [415, 'Only PDF files are accepted.'],
  'pdf-unreadable': [415, 'The PDF is broken or protected by a password.'],
  'pdf-active': [415, 'The PDF runs scripts or actions, or has other files in it.'],
  'too-many-attempts': [429, 'Too many attempts. Please try again later.'],
  'too-many-messages': [429, 'Too many messages. Please try again later.'],
  'too-many-uploads': [
    429,
    'This account has uploaded as much as is accepted within 24 hours. Please try again later.',
  ],
  'internal-error': [500, 'Internal server error.'],
  'not-implemented': [501, 'Not implemented.'],
  'content-unavailable': [503, 'The content is temporarily unavailable.'],
  'editing-unavailable': [503, 'The content management is temporarily unavailable.'],
  'storage-full': [503, 'The disk of the website is full: nothing can be stored.'],
  'storage-unwritable': [
    503,
    'The disk or the database of the website cannot be written to: nothing can be stored.',
  ],
  'database-unavailable': [503, 'The database of the website does not answer. Please try again later.'],
  'files-unavailable': [
    503,
    'The store of the pictures and files does not answer: nothing was changed. Please try again later.',
  ],
} as const satisfies Record<string, readonly [status: number, sentence: Sentence]>;

export type RefusalCode = keyof typeof REFUSALS;

export const REFUSAL_CODES = Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]];

export const statusOf = (code: RefusalCode): number => REFUSALS[code][0];

export function refusalBody(code: RefusalCode, words: RefusalWords = {}) {
  const sentence: Sentence = REFUSALS[code][1];
  const { problem: _problem, ...details } = words;
  return { error: typeof sentence === 'string' ? sentence : sentence(words), code, ...details };
}

const BY_STATUS: ReadonlyMap<number, RefusalCode> = new Map([
  [401, 'signed-out'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [409, 'conflict'],
  [413, 'body-too-large'],
  [414, 'address-too-long'],
  [429, 'too-many-attempts'],
]);

export function codeForStatus(status: number): RefusalCode {
  return BY_STATUS.get(status) ?? (status >= 500 ? 'internal-error' : 'bad-request');
}

export const STORAGE_FAILURES = [
  'storage-full',
  'storage-unwritable',
  'database-unavailable',
  'files-unavailable',
] as const satisfies RefusalCode[];
export type StorageFailure = (typeof STORAGE_FAILURES)[number];

/** Codes of conflicts, by their names in answers of `/site-admin`. */
export const CONFLICTS = {
  EditConflict: 'stale',
  DuplicateKey: 'key-taken',
  PictureInUse: 'picture-in-use',
  CountHasChanged: 'count-changed',
  TextConflict: 'texts-stale',
  DraftConflict: 'draft-stale',
  PublicationRefused: 'publication-refused',
  TooManyDrafts: 'too-many-drafts',
} as const satisfies Record<string, RefusalCode>;
export type ConflictName = keyof typeof CONFLICTS;
