/** Kinds of findings in the stored content, in the order of the screen (docs/decisions/0090). */
export const REPORTS = ['link', 'outside-link', 'picture-text', 'length', 'translation', 'age'] as const;
export type Report = (typeof REPORTS)[number];

/** The other server has no such page; nothing public answers; the address is not a plain https one. */
export const OUTSIDE_PROBLEMS = ['gone', 'unreachable', 'unchecked'] as const;
export type OutsideProblem = (typeof OUTSIDE_PROBLEMS)[number];

/** A page that nobody has changed for so long is listed. */
export const UNCHANGED_DAYS = 365;
