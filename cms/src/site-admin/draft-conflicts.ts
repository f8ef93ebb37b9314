import type { PublicationProblem, StoredDraft } from '../../contract/draft';

/** Answered with 409: the account has changed the draft on another device. */
export class DraftConflict extends Error {
  readonly details: { current: StoredDraft | null };

  constructor(current: StoredDraft | null) {
    super('This form was changed on another device in the meantime');
    this.details = { current };
  }
}

/** Answered with 409: drafts that cannot be published, so that none is. */
export class PublicationRefused extends Error {
  readonly details: { problems: PublicationProblem[] };

  constructor(problems: PublicationProblem[]) {
    super('Some of these changes cannot be published');
    this.details = { problems };
  }
}

export class TooManyDrafts extends Error {
  readonly details = {};

  constructor() {
    super('The account keeps as many drafts or planned publications as are accepted');
  }
}
