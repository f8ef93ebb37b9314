// Numbers the classes of a sheet: Panda's hashes do not compress, and make a page 11 to 16 % larger.

/** Panda ends the names of important classes with an exclamation mark. */
const CLASS = /\.([a-zA-Z][\w-]*(?:\\!)?)/g;
const HEAD = /[^{};]+(?=\{)/g;

export function shortenClasses(css: string, known: ReadonlySet<string>) {
  const names = new Map<string, string>();
  const shorten = (found: string, escaped: string) => {
    const name = escaped.replace('\\', '');
    if (!known.has(name)) return found;
    // No word of a page begins like this (app/site/critical-styles.server.ts).
    const short = names.get(name) ?? `_${names.size.toString(36)}`;
    names.set(name, short);
    return `.${short}`;
  };
  const shortened = css.replace(HEAD, (head) =>
    head.trimStart().startsWith('@') ? head : head.replace(CLASS, shorten),
  );
  return { css: shortened, names };
}

export const renameInList = (list: string, names: ReadonlyMap<string, string>): string =>
  list.replace(/\S+/g, (name) => names.get(name) ?? name);
