import type { Plugin } from 'vite';

/**
 * Choices of Remix that are made once in vite.config.ts, by the expression with which its browser part asks for them
 * again at run time. Said at build time, what they rule out need not be sent to anybody.
 */
const SETTLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'browser.js': {
    'window.__remixContext.future.v3_singleFetch': 'true',
    'window.__remixContext.isSpaMode': 'false',
  },
  'components.js': { 'future.v3_singleFetch': 'true' },
  'links.js': { 'future.v3_singleFetch': 'true' },
  'routes.js': { 'future.v3_singleFetch': 'true', 'typeof singleFetch === "function"': 'true' },
  'fog-of-war.js': { 'future.v3_lazyRouteDiscovery === true': 'false' },
};

const FILE = /\/@remix-run\/react\/dist\/esm\/([\w-]+\.js)$/;

/** Only for browsers: the server asks a few times a page, and has no need to be small. */
export function settledFlags(): Plugin {
  return {
    name: 'settled-flags',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const name = FILE.exec(id)?.[1] ?? '';
      const answers = Object.entries(SETTLED[name] ?? {});
      if (answers.length === 0) return null;
      let settled = code;
      for (const [question, answer] of answers) {
        if (!settled.includes(question)) throw new Error(`${name} of Remix no longer asks "${question}".`);
        settled = settled.replaceAll(question, answer);
      }
      return { code: settled, map: null };
    },
  };
}
