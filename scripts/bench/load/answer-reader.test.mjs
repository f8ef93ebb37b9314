import { describe, expect, it } from 'vitest';
import { AnswerReader } from './answer-reader.mjs';

const ANSWER =
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 11\r\n\r\nHello\r\n\r\nyou'.slice(0, -1);

describe('AnswerReader', () => {
  it('tells the status when the answer is complete, however it is cut into pieces', () => {
    const bytes = Buffer.from(ANSWER);
    for (let cut = 1; cut < bytes.length; cut += 1) {
      const reader = new AnswerReader();
      expect(reader.read(bytes.subarray(0, cut))).toBe(0);
      expect(reader.read(bytes.subarray(cut))).toBe(200);
    }
  });

  it('reads one answer after the other', () => {
    const reader = new AnswerReader();
    expect(reader.read(Buffer.from(ANSWER))).toBe(200);
    expect(reader.read(Buffer.from('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n'))).toBe(304);
    expect(reader.read(Buffer.from('HTTP/1.1 404 Not Found\r\ncontent-length:2\r\n\r\n'))).toBe(0);
    expect(reader.read(Buffer.from('no'))).toBe(404);
  });

  it('does not wait for the body of a 304, whatever length it names', () => {
    const answer = 'HTTP/1.1 304 Not Modified\r\nContent-Length: 11\r\n\r\n';
    expect(new AnswerReader().read(Buffer.from(answer))).toBe(304);
  });

  it('refuses an answer whose end cannot be known', () => {
    const answer = Buffer.from('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
    expect(() => new AnswerReader().read(answer)).toThrow(/how long it is: HTTP\/1\.1 200 OK$/);
  });

  it('notices what nobody has asked for', () => {
    expect(() => new AnswerReader().read(Buffer.from(`${ANSWER}HTTP/1.1 200 OK`))).toThrow(
      /More was answered/,
    );
  });
});
