import { z } from 'zod';
import { language } from './localized';

/** Encoded as `<base64url JSON>.<base64url HMAC-SHA256 of the first part>`. */
export const previewToken = z.object({
  uid: z.string(),
  documentId: z.string(),
  locale: language,
  /** Seconds since 1970. */
  expires: z.number(),
});
export type PreviewToken = z.output<typeof previewToken>;
