const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}0123456789`;
/** Panda ends the names of important classes with an exclamation mark. */
const CLASS = /\.([a-zA-Z][\w-]*(?:\\!)?)/g;
const HEAD = /[^{};]+(?=\{)/g;

const unescaped = (name: string) => name.replace('\\', '');

function nameAt(index: number): string {
  const [first, rest] = [Math.floor(index / REST.length), index % REST.length];
  if (first < FIRST.length) return `${FIRST[first]}${REST[rest]}`;
  return `${nameAt(first - FIRST.length)}${REST[rest]}`;
}

/** Numbers the `known` classes of a sheet: Panda's hashes do not compress, and were a quarter of it. */
export function shortNames(css: string, known: ReadonlySet<string>): Map<string, string> {
  const classes = [...css.matchAll(HEAD)].flatMap(([head]) => [...head.matchAll(CLASS)]);
  const all = new Set(classes.map(([, name = '']) => unescaped(name)));
  const names = new Map<string, string>();
  let index = 0;
  for (const name of all) {
    if (!known.has(name)) continue;
    while (all.has(nameAt(index))) index += 1;
    names.set(name, nameAt(index));
    index += 1;
  }
  return names;
}

export function renameInSheet(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(HEAD, (head) =>
    head.trimStart().startsWith('@')
      ? head
      : head.replace(CLASS, (found, name: string) => {
          const short = names.get(unescaped(name));
          return short === undefined ? found : `.${short}`;
        }),
  );
}

export function renameInList(list: string, names: ReadonlyMap<string, string>): string {
  return list.replace(/\S+/g, (name) => names.get(name) ?? name);
}
