import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import panda from '@pandacss/dev/postcss';
import postcss from 'postcss';
import { type Plugin, runnerImport } from 'vite';
import { renameInList, renameInSheet, shortNames } from './class-names';

type Styles = string | { [name: string]: Styles };
type StyleModule = Readonly<Record<string, Styles>>;

function assertStyles(value: unknown, where: string): asserts value is Styles {
  if (typeof value === 'string') return;
  if (typeof value !== 'object' || value === null) {
    throw new Error(`${where} is not a class name: a *.css.ts module exports class names or groups of them.`);
  }
  for (const [name, part] of Object.entries(value)) assertStyles(part, `${where}.${name}`);
}

function changeLists(styles: Styles, change: (list: string) => string): Styles {
  if (typeof styles === 'string') return change(styles);
  return Object.fromEntries(Object.entries(styles).map(([name, part]) => [name, changeLists(part, change)]));
}

const listsIn = (styles: Styles): string[] =>
  typeof styles === 'string' ? [styles] : Object.values(styles).flatMap(listsIn);

async function readModule(id: string, alias: Record<string, string>): Promise<StyleModule> {
  const { module } = await runnerImport<Record<string, unknown>>(id, {
    configFile: false,
    css: { postcss: {} },
    resolve: { alias },
  });
  const styles: Record<string, Styles> = {};
  for (const [name, value] of Object.entries(module)) {
    assertStyles(value, `${id}: ${name}`);
    styles[name] = value;
  }
  return styles;
}

/** Reads in sequence: Vite gives up on a module after a minute, which all need together on a slow machine. */
async function readModules(folder: string, alias: Record<string, string>): Promise<Map<string, StyleModule>> {
  const modules = new Map<string, StyleModule>();
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css.ts'));
  for (const name of names) {
    const id = join(folder, name);
    modules.set(id, await readModule(id, alias));
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
    return { modules, names: shortNames(css, new Set(lists.flatMap((list) => list.split(/\s+/)))) };
  }
  let compiled: ReturnType<typeof compile> | undefined;
  const once = () => {
    compiled ??= compile();
    return compiled;
  };
  return [
    {
      name: 'compiled-styles',
      apply: 'build',
      enforce: 'pre',
      async load(id) {
        if (!id.endsWith('.css.ts')) return null;
        const { modules, names } = await once();
        const module = modules.get(id);
        if (!module) throw new Error(`${id} does not lie where style modules are looked for.`);
        return Object.entries(module)
          .map(([name, styles]) => {
            const renamed = changeLists(styles, (list) => renameInList(list, names));
            return `export const ${name} = ${JSON.stringify(renamed)};`;
          })
          .join('\n');
      },
    },
    {
      name: 'compiled-sheet',
      apply: 'build',
      async transform(css, id) {
        return id === sheet ? { code: renameInSheet(css, (await once()).names), map: null } : null;
      },
    },
  ];
}

/** Drops sheets from the server build: pages already link those of the browser build. */
export function noSheetsOfTheServer(): Plugin {
  return {
    name: 'no-sheets-of-the-server',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    enforce: 'pre',
    load: (id) => (id.endsWith('.css') ? '' : null),
  };
}
