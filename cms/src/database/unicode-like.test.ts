import { createRequire } from 'node:module';
import { afterAll, describe, expect, test } from 'vitest';
import { registerUnicodeLike, type SqliteConnection } from './unicode-like';

interface Sqlite extends SqliteConnection {
  prepare(sql: string): { pluck(): { get(...values: unknown[]): unknown } };
  close(): void;
}

// The package has no types.
const Database: new (file: string) => Sqlite = createRequire(import.meta.url)('better-sqlite3');
const database = new Database(':memory:');
registerUnicodeLike(database);
afterAll(() => void database.close());

const isLike = (text: string | null, pattern: string | null) =>
  database.prepare('SELECT ? LIKE ?').pluck().get(text, pattern);
const isLikeEscaped = (text: string, pattern: string) =>
  database.prepare("SELECT ? LIKE ? ESCAPE '\\'").pluck().get(text, pattern);

describe('LIKE in SQLite', () => {
  test.each([
    ['MÜLLER', 'müller'],
    ['Frau Öztürk', '%ÖZT%'],
    ['Öztürk'.normalize('NFD'), 'özt%'],
    ['Öztürk', `%${'ÜRK'.normalize('NFD')}`],
    ['Ada', '_d_'],
    ['a.b', 'A.B'],
    ['eins\nzwei', '%EINS%zwei%'],
    ['', '%'],
    ['', ''],
  ])('%s is like %s', (text, pattern) => {
    expect(isLike(text, pattern)).toBe(1);
  });

  test.each([
    ['Müller', '%maller%'],
    ['Müller', 'mülle'],
    ['axb', 'a.b'],
    ['Ada', '_'],
  ])('%s is not like %s', (text, pattern) => {
    expect(isLike(text, pattern)).toBe(0);
  });

  test('takes an escaped wildcard for what it is', () => {
    expect(isLikeEscaped('100 %', '%100 \\%%')).toBe(1);
    expect(isLikeEscaped('100 Prozent', '%100 \\%%')).toBe(0);
    expect(isLikeEscaped('a_b', 'A\\_B')).toBe(1);
    expect(isLikeEscaped('axb', 'a\\_b')).toBe(0);
    expect(isLikeEscaped('a\\b', '%\\\\%')).toBe(1);
  });

  test('of nothing is nothing', () => {
    expect(isLike(null, '%')).toBeNull();
    expect(isLike('a', null)).toBeNull();
  });
});
