import { type Plugin, runnerImport } from 'vite';

/** Class names, alone or grouped by name. */
type Styles = string | { [name: string]: Styles };

function assertStyles(value: unknown, where: string): asserts value is Styles {
  if (typeof value === 'string') return;
  if (typeof value !== 'object' || value === null) {
    throw new Error(`${where} is not a class name: a *.css.ts module exports class names or groups of them.`);
  }
  for (const [name, part] of Object.entries(value)) assertStyles(part, `${where}.${name}`);
}

let last: Promise<unknown> = Promise.resolve();

/** Vite gives a module up after a minute, which all of them need together on a slow machine. */
function oneAfterAnother<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/**
 * Replaces each `*.css.ts` module by the class names that it computes, so that neither the style objects
 * nor Panda's run time reach the browser. In development the modules run as they are.
 */
export function compiledStyles({ alias }: { alias: Record<string, string> }): Plugin {
  return {
    name: 'compiled-styles',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.css.ts')) return null;
      const { module } = await oneAfterAnother(() =>
        runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          css: { postcss: {} },
          resolve: { alias },
        }),
      );
      return Object.entries(module)
        .map(([name, value]) => {
          assertStyles(value, `${id}: ${name}`);
          return `export const ${name} = ${JSON.stringify(value)};`;
        })
        .join('\n');
    },
  };
}
