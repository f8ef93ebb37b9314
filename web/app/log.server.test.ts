import { describe, expect, it } from 'vitest';
import { formatLine } from './log.server';

const TIME = '2026-03-05T12:00:00.000Z';

describe('formatLine', () => {
  it('writes one JSON object for programs, a message of several lines included', () => {
    const line = formatLine(TIME, 'warn', 'Strapi is away\nsince noon', { status: 503 }, true);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: '2026-03-05T12:00:00.000Z',
      level: 'warn',
      message: 'Strapi is away\nsince noon',
      status: 503,
    });
  });

  it('writes a plain line for people, without colours', () => {
    expect(formatLine(TIME, 'info', 'GET /', { status: 200, ms: 4 }, false)).toBe(
      '2026-03-05T12:00:00.000Z info GET / status=200 ms=4',
    );
  });
});
