export type GateNotice =
  | { kind: 'missing' | 'wrong' | 'closed' | 'unreachable' }
  | { kind: 'limited'; wait: string };

/** Response to a gate form: the content or a notice; neither after locking. */
export interface GateAnswer<Content> {
  content: Content | null;
  notice: GateNotice | null;
}
