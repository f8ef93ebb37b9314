import { errors } from '@strapi/utils';
import type { RefusalCode } from '../../contract/refusal';

type PictureCode = Extract<
  RefusalCode,
  'picture-too-many-pixels' | 'picture-type-unknown' | 'picture-unreadable'
>;

/** The site reads the code; Strapi's panel shows the message. */
export const pictureRefusal = (code: PictureCode, message: string) =>
  new errors.ValidationError(message, { code });

/** Turns errors of sharp, which would be answered with 500, into refusals. */
export async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : 'unknown';
    throw pictureRefusal('picture-unreadable', `The picture cannot be read: ${cause}`);
  }
}
