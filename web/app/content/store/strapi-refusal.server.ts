interface RefusalDetails {
  /** The class of Strapi's error, such as `EditConflict`. */
  name?: string;
  info?: unknown;
  /** The header `Retry-After`, in seconds. */
  retryAfter?: string;
}

/** A refusal by Strapi; `ContentUnavailable` means that Strapi is unreachable. */
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
