import type { TextConflict as Conflict } from '../../contract/page-text';

/** Answered with 409: texts that are neither what the editor saw nor what is wanted. */
export class TextConflict extends Error {
  readonly details: { conflicts: Conflict[] };

  constructor(conflicts: Conflict[]) {
    super('Somebody else has changed some of these texts');
    this.details = { conflicts };
  }
}
