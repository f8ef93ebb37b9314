import { describe, expect, it } from 'vitest';
import { highlightJson } from './highlight';
import { SAMPLE_ENDPOINTS } from './sample-endpoints.server';

describe('highlightJson', () => {
  it('tells names, texts and values apart', () => {
    const parts = highlightJson('{"a": "b: \\"c\\"", "d": [1.5, true]}').filter(
      ({ kind }) => kind !== 'plain',
    );
    expect(parts).toEqual([
      { kind: 'name', code: '"a"' },
      { kind: 'text', code: '"b: \\"c\\""' },
      { kind: 'name', code: '"d"' },
      { kind: 'value', code: '1.5' },
      { kind: 'value', code: 'true' },
    ]);
  });

  it.each(SAMPLE_ENDPOINTS.map(({ path, response }) => [path, response]))(
    'loses nothing of %s',
    (_path, code) => {
      const whole = highlightJson(code)
        .map((part) => part.code)
        .join('');
      expect(whole).toBe(code);
    },
  );

  it('leaves what is not JSON as it is', () => {
    expect(highlightJson('HTTP/1.1 302 Found')).toEqual([{ kind: 'plain', code: 'HTTP/1.1 302 Found' }]);
  });
});
