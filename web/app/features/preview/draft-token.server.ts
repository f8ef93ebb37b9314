import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { LANGUAGE_CODES } from '~/i18n/languages';

const draftToken = z.object({
  uid: z.string(),
  documentId: z.string(),
  locale: z.enum(LANGUAGE_CODES),
  /** Seconds since 1970. */
  expires: z.number(),
});

/** What a preview link of Strapi's panel opens: one document in one language, for an hour (cms/src/preview). */
export type DraftToken = z.output<typeof draftToken>;

/** The contents of a token that Strapi has signed; null for any other, and for one whose time is over. */
export function readDraftToken(text: string, secret: string, now = Date.now()): DraftToken | null {
  const end = text.lastIndexOf('.');
  const body = text.slice(0, Math.max(0, end));
  const signature = Buffer.from(text.slice(end + 1));
  // Texts are compared, not bytes: several texts decode to the same ones.
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('base64url'));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  const token = draftToken.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return token.success && token.data.expires * 1_000 > now ? token.data : null;
}
