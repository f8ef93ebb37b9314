import { describe, expect, it } from 'vitest';
import { formatLogLine, readLogLine } from './log-lines.mjs';

describe('readLogLine', () => {
  it.each([
    [
      '2026-03-05T12:00:00.000Z warn Strapi is away status=503',
      { level: 'warn', message: 'Strapi is away status=503' },
    ],
    ['{"time":"2026-03-05T12:00:00.000Z","level":"error","message":"no"}', { level: 'error', message: 'no' }],
    ['(node:7) DeprecationWarning: error ahead', undefined],
    ['{ not JSON', undefined],
    ['', undefined],
  ])('%s', (line, entry) => {
    expect(readLogLine(line)).toEqual(entry);
  });
});

it.each([true, false])('a line that is written is read again, as JSON: %s', (isJson) => {
  const entry = { level: 'error', message: 'The disk is full.' };
  expect(readLogLine(formatLogLine('error', entry.message, isJson))).toEqual(entry);
});
