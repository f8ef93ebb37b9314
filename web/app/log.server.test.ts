import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatLine, log } from './log.server';

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

describe('lines about what goes well', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are all written, whole and in their order, also when there are very many or a very long one', async () => {
    let written = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
      written += String(part);
      return true;
    });
    const paths = Array.from({ length: 3_000 }, (_, index) => `GET /ä/${index}`);
    paths.splice(1_000, 0, `GET /${'ß'.repeat(40_000)}`);
    for (const path of paths) log.info(path, { status: 200, ms: 0 });
    await vi.waitFor(() => expect(written).toContain('GET /ä/2999'));
    // Lines of an earlier test may still have waited.
    const lines = written.trimEnd().split('\n').slice(-paths.length);
    expect(lines.map((line) => JSON.parse(line).message)).toEqual(paths);
  });
});
