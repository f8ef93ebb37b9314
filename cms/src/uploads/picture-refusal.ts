import { errors } from '@strapi/utils';

/** Read by the site from `error.details.reason`; a wrong type has no reason. */
export type RefusalReason = 'tooManyPixels' | 'unreadable';

export const pictureRefusal = (reason: RefusalReason, message: string) =>
  new errors.ValidationError(message, { reason });

/** Turns errors of sharp, which would be answered with 500, into refusals. */
export async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : 'unknown';
    throw pictureRefusal('unreadable', `The picture cannot be read: ${cause}`);
  }
}
