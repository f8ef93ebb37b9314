import { z } from 'zod';
import { language } from './localized';

/**
 * What a preview link of Strapi's panel opens: one document in one language, for an hour. It travels as
 * `<base64url JSON>.<base64url HMAC-SHA256 of the first part>`.
 */
export const previewToken = z.object({
  uid: z.string(),
  documentId: z.string(),
  locale: language,
  /** Seconds since 1970. */
  expires: z.number(),
});
export type PreviewToken = z.output<typeof previewToken>;
