import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readDraftToken } from './draft-token.server';

const SECRET = 'p'.repeat(40);
const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600;
const claims = {
  uid: 'api::project.project',
  documentId: 'abc',
  locale: 'de',
  expires: NOON / 1_000 + HOUR,
};

function signed(contents: unknown, secret = SECRET): string {
  const body = Buffer.from(JSON.stringify(contents)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

describe("a token of Strapi's panel", () => {
  it('says which document it opens', () => {
    expect(readDraftToken(signed(claims), SECRET, NOON)).toEqual(claims);
  });

  it('opens nothing once its hour is over', () => {
    const token = signed(claims);
    expect(readDraftToken(token, SECRET, NOON + HOUR * 1_000 - 1)).not.toBeNull();
    expect(readDraftToken(token, SECRET, NOON + HOUR * 1_000)).toBeNull();
  });

  it('opens nothing when it was signed with another secret', () => {
    expect(readDraftToken(signed(claims, 'q'.repeat(40)), SECRET, NOON)).toBeNull();
  });

  it.each(['uid', 'documentId', 'locale', 'expires'])('opens nothing when its %s was exchanged', (field) => {
    const [, signature] = signed(claims).split('.');
    const [body] = signed({ ...claims, [field]: field === 'expires' ? 9_999_999_999 : 'en' }).split('.');
    expect(readDraftToken(`${body}.${signature}`, SECRET, NOON)).toBeNull();
  });

  it('opens nothing when a single character of it is another, or missing', () => {
    const token = signed(claims);
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      expect(readDraftToken(token.slice(0, index) + other + token.slice(index + 1), SECRET, NOON)).toBeNull();
      expect(readDraftToken(token.slice(0, index) + token.slice(index + 1), SECRET, NOON)).toBeNull();
    }
  });

  it('opens nothing when a character of it is one of several bytes', () => {
    const token = signed(claims);
    for (const other of ['ä', 'Ａ', '€']) {
      for (let index = 0; index < token.length; index += 1) {
        const changed = token.slice(0, index) + other + token.slice(index + 1);
        expect(readDraftToken(changed, SECRET, NOON)).toBeNull();
      }
    }
  });

  it.each(['', '.', 'x', 'x.', '.x', 'x.y.z', 'ä.ö'])('is not "%s"', (text) => {
    expect(readDraftToken(text, SECRET, NOON)).toBeNull();
  });

  it.each([{}, null, { ...claims, locale: 'pt' }, { ...claims, expires: 'never' }])(
    'opens nothing with the contents %o, signed or not',
    (contents) => {
      expect(readDraftToken(signed(contents), SECRET, NOON)).toBeNull();
    },
  );
});
