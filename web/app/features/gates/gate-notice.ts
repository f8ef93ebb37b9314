/** Why a gate stays shut, for the page to say. */
export type GateNotice =
  | { kind: 'missing' | 'wrong' | 'closed' | 'unreachable' }
  /** In words, such as "8 seconds". */
  | { kind: 'limited'; wait: string };

/** What a gate answers to a form: what stands behind it, or why that stays shut. Neither: it has been locked. */
export interface GateAnswer<Content> {
  content: Content | null;
  notice: GateNotice | null;
}
