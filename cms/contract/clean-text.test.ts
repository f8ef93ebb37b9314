import { describe, expect, it } from 'vitest';
import { cleanText, parseCleanJson } from './clean-text';

const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const KEPT = new Set([0x09, 0x0a, 0x0d]);
const UNWANTED = [...codes(0, 0x1f), ...codes(0x7f, 0x9f), 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xfffe, 0xffff]
  .filter((code) => !KEPT.has(code) && code !== 0x85)
  .map((code) => String.fromCharCode(code));

describe('a clean text', () => {
  it.each(UNWANTED)('has no %j', (sign) => {
    expect(cleanText(`a${sign}b${sign}`)).toBe('ab');
    expect(parseCleanJson(JSON.stringify({ a: [`x${sign}y`] }))).toEqual({ a: ['xy'] });
    expect(parseCleanJson(`"x${JSON.stringify(sign).slice(1, -1)}y"`)).toBe('xy');
  });

  it('keeps everything else', () => {
    const text = 'Größe\t1\r\n2 \u00a0\u00ad\u200d\u2060\u2028 😀 𝒳 \ufeff \ufffd';
    expect(cleanText(text)).toBe(text);
    expect(parseCleanJson(JSON.stringify([text, 1, null, { b: true }]))).toEqual([
      text,
      1,
      null,
      { b: true },
    ]);
  });

  it('ends a line where U+0085 does', () => {
    expect(cleanText('a\u0085b')).toBe('a\nb');
  });
});
