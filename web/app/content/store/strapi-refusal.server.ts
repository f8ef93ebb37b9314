interface RefusalDetails {
  /** The class of Strapi's error, such as `EditConflict`. */
  name?: string;
  info?: unknown;
  /** The header of that name, in seconds. */
  retryAfter?: string;
}

/** Strapi answers with a refusal, as opposed to being unreachable: see `ContentUnavailable`. */
export class StrapiRefusal extends Error {
  override name = 'StrapiRefusal';

  constructor(
    readonly status: number,
    message = `Strapi answered ${status}.`,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}
