import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import panda from '@pandacss/dev/postcss';
import postcss from 'postcss';
import { type Plugin, runnerImport } from 'vite';
import { renameInList, shortenClasses } from './class-names';

type StyleModule = Readonly<Record<string, unknown>>;

function classesIn(value: unknown, where: string): string[] {
  if (typeof value === 'string') return value.split(/\s+/);
  if (typeof value !== 'object' || value === null) throw new Error(`${where} is not a class name.`);
  return Object.entries(value).flatMap(([name, part]) => classesIn(part, `${where}.${name}`));
}

/** Builds `*.css.ts` modules into short class names, without Panda's run time; in development they run as they are. */
export function compiledStyles(folder: string, sheet: string, alias: Record<string, string>): Plugin[] {
  async function compile() {
    const { css } = await postcss([panda()]).process(await readFile(sheet, 'utf8'), { from: sheet });
    const modules = new Map<string, StyleModule>();
    const options = { configFile: false, css: { postcss: {} }, resolve: { alias } } as const;
    const names = await readdir(folder, { recursive: true });
    // In sequence: Vite gives up on a module after a minute, which all need together on a slow machine.
    for (const id of names.filter((name) => name.endsWith('.css.ts')).map((name) => join(folder, name)))
      modules.set(id, (await runnerImport<StyleModule>(id, options)).module);
    const classes = [...modules].flatMap(([id, module]) => classesIn(module, id));
    return { modules, ...shortenClasses(css, new Set(classes)) };
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
        return Object.entries(module)
          .map(([name, styles]) => `export const ${name} = ${JSON.stringify(styles, rename)};`)
          .join('\n');
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
