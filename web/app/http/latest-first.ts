/**
 * Remembers the latest text with its result in front of a cache: browsers repeat themselves, and comparing a long header
 * takes a tenth of the time that a cache needs to hash it (docs/decisions/0049).
 */
export function latestFirst<Result>(find: (text: string) => Result): (text: string) => Result {
  let latest: { text: string; result: Result } | undefined;
  return (text) => {
    if (latest?.text !== text) latest = { text, result: find(text) };
    return latest.result;
  };
}
