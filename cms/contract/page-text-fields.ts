/** Most changes of one save, characters of names and texts, and texts that a language of a file may store. */
export const COPY_LIMITS = { changes: 200, file: 60, key: 200, text: 5_000, keys: 1_000 } as const;

export const COPY_FILE = /^[a-z][a-z0-9-]*$/;
/** Names with dots between, as `cards.0.title`. */
export const COPY_KEY = /^[A-Za-z0-9][A-Za-z0-9+-]*(?:\.[A-Za-z0-9][A-Za-z0-9+-]*)*$/;

export const TEXT_PROBLEMS = ['unknown-key', 'placeholders', 'too-long', 'no-room'] as const;
export type TextProblemName = (typeof TEXT_PROBLEMS)[number];
