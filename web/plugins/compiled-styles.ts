import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import panda from '@pandacss/dev/postcss';
import postcss from 'postcss';
import { type Plugin, runnerImport } from 'vite';
import { renameInList, shortenClasses } from './class-names';

type Styles = string | { [name: string]: Styles };
type StyleModule = Readonly<Record<string, Styles>>;

function assertStyles(value: unknown, where: string): asserts value is Styles {
  if (typeof value === 'string') return;
  if (typeof value !== 'object' || value === null) {
    throw new Error(`${where} is not a class name: a *.css.ts module exports class names or groups of them.`);
  }
  for (const [name, part] of Object.entries(value)) assertStyles(part, `${where}.${name}`);
}

const listsIn = (styles: Styles): string[] =>
  typeof styles === 'string' ? [styles] : Object.values(styles).flatMap(listsIn);

/** Reads in sequence: Vite gives up on a module after a minute, which all need together on a slow machine. */
async function readModules(folder: string, alias: Record<string, string>): Promise<Map<string, StyleModule>> {
  const modules = new Map<string, StyleModule>();
  const options = { configFile: false, css: { postcss: {} }, resolve: { alias } } as const;
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.css.ts')) continue;
    const id = join(folder, name);
    const { module } = await runnerImport<StyleModule>(id, options);
    for (const [part, styles] of Object.entries(module)) assertStyles(styles, `${id}: ${part}`);
    modules.set(id, module);
  }
  return modules;
}

interface CompiledStylesOptions {
  alias: Record<string, string>;
  folder: string;
  sheet: string;
}

/** Builds `*.css.ts` modules into short class names, without Panda's run time; in development they run as they are. */
export function compiledStyles({ alias, folder, sheet }: CompiledStylesOptions): Plugin[] {
  async function compile() {
    const source = await readFile(sheet, 'utf8');
    const { css } = await postcss([panda()]).process(source, { from: sheet });
    const modules = await readModules(folder, alias);
    const lists = [...modules.values()].flatMap(listsIn);
    return { modules, ...shortenClasses(css, new Set(lists.flatMap((list) => list.split(/\s+/)))) };
  }
  let compiled: ReturnType<typeof compile> | undefined;
  const once = () => (compiled ??= compile());
  return [
    {
      name: 'compiled-styles',
      apply: 'build',
      enforce: 'pre',
      async load(id, options) {
        // Pages already link the sheets of the browser build.
        if (id.endsWith('.css') && options?.ssr) return '';
        if (!id.endsWith('.css.ts')) return null;
        const { modules, names } = await once();
        const module = modules.get(id);
        if (!module) throw new Error(`${id} does not lie where style modules are looked for.`);
        const rename = (_: string, value: unknown) =>
          typeof value === 'string' ? renameInList(value, names) : value;
        const exports = Object.entries(module).map(
          ([name, styles]) => `export const ${name} = ${JSON.stringify(styles, rename)};`,
        );
        return exports.join('\n');
      },
    },
    {
      name: 'compiled-sheet',
      apply: 'build',
      transform: async (css, id) =>
        id === sheet && css !== '' ? { code: (await once()).css, map: null } : null,
    },
  ];
}
