import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Replaces the captcha without JavaScript (decisions E6). Signs only the day, to keep the page cacheable. */
export function createFormToken(secret: string, now = Date.now()): string {
  const time = (now - (now % DAY_MS)).toString(36);
  return `${time}.${sign(secret, time)}`;
}

/** Returns the form's greatest possible age in milliseconds; null for a token not signed here. */
export function ageOfFormToken(secret: string, token: string, now = Date.now()): number | null {
  const [time = '', signature = ''] = token.split('.', 2);
  const expected = Buffer.from(sign(secret, time));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return now - Number.parseInt(time, 36);
}

function sign(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`contact-form:${time}`).digest('base64url');
}
