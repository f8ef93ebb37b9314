export interface SqliteConnection {
  pragma(statement: string): unknown;
  function(
    name: string,
    options: { deterministic: boolean },
    implementation: (...values: never[]) => number | null,
  ): unknown;
}

type Value = string | number | Buffer | null;
type Matcher = (text: string) => boolean;

const MATCHERS_KEPT = 100;
const matchers = new Map<string, Matcher>();

/**
 * SQLite's LIKE, by which Strapi searches, ignores only the case of ASCII. This one covers all letters, composed or
 * not, as SQLite's ICU extension does. Leaves `lower` alone, because indexes contain its results.
 */
export function registerUnicodeLike(connection: SqliteConnection): void {
  const options = { deterministic: true };
  // The form with ESCAPE has three arguments; SQLite treats it as another function.
  connection.function('like', options, (pattern: Value, text: Value) => like(pattern, text, ''));
  connection.function('like', options, (pattern: Value, text: Value, escapeSign: Value) =>
    like(pattern, text, String(escapeSign)),
  );
}

function like(pattern: Value, text: Value, escapeSign: string): number | null {
  if (pattern === null || text === null) return null;
  return matcherOf(String(pattern), escapeSign)(comparable(String(text))) ? 1 : 0;
}

const COMBINING = /[\u0300-\u036f]/;
/** Tests first, because few texts need composing, which is slow. */
const comparable = (text: string) => (COMBINING.test(text) ? text.normalize('NFC') : text).toLowerCase();

function matcherOf(pattern: string, escapeSign: string): Matcher {
  const key = `${escapeSign}${pattern}`;
  const known = matchers.get(key);
  if (known) return known;
  if (matchers.size >= MATCHERS_KEPT) matchers.clear();
  const matcher = compile(pattern, escapeSign);
  matchers.set(key, matcher);
  return matcher;
}

function compile(pattern: string, escapeSign: string): Matcher {
  const wildcards: Record<string, string> = { '%': '[^]*', _: '[^]' };
  const parts: { text: string; isWildcard: boolean }[] = [];
  const characters = [...pattern.normalize('NFC')];
  for (let index = 0; index < characters.length; index++) {
    const isEscaped = characters[index] === escapeSign && index + 1 < characters.length;
    if (isEscaped) index++;
    const text = characters[index] ?? '';
    parts.push({ text, isWildcard: !isEscaped && text in wildcards });
  }
  const inner = parts.slice(1, -1);
  const isContained = [parts.at(0), parts.at(-1)].every((part) => part?.isWildcard && part.text === '%');
  if (parts.length > 1 && isContained && inner.every(({ isWildcard }) => !isWildcard)) {
    const wanted = comparable(inner.map(({ text }) => text).join(''));
    return (text) => text.includes(wanted);
  }
  const source = parts.map(({ text, isWildcard }) =>
    isWildcard ? wildcards[text] : comparable(text).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );
  const expression = new RegExp(`^${source.join('')}$`, 'u');
  return (text) => expression.test(text);
}
