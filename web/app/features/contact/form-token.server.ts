import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The day on which a form was made, signed: the stand-in for the captcha where there is no JavaScript (decisions E6).
 * No finer time, so that the page with the form stays the same for a day and can be kept.
 */
export function createFormToken(secret: string, now = Date.now()): string {
  const time = (now - (now % DAY_MS)).toString(36);
  return `${time}.${sign(secret, time)}`;
}

/** For how long the form can have been open at most, null when the token was not made here. */
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
