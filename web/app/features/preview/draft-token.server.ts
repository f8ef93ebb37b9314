import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PreviewToken, previewToken } from 'contract/preview-token';

export function readDraftToken(text: string, secret: string, now = Date.now()): PreviewToken | null {
  const end = text.lastIndexOf('.');
  const body = text.slice(0, Math.max(0, end));
  const signature = Buffer.from(text.slice(end + 1));
  // Compares texts, because several texts decode to the same bytes.
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('base64url'));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  const token = previewToken.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return token.success && token.data.expires * 1_000 > now ? token.data : null;
}
