import type { Plugin } from 'vite';

const FILE = /\/@remix-run\/node\/dist\/globals\.js$/;

/** Removes fetch() packages that Remix brings for `installGlobals`: a fifth of the server's code, and unused. */
export function nativeFetch(): Plugin {
  let isFound = false;
  return {
    name: 'native-fetch',
    load(id) {
      if (!FILE.test(id)) return null;
      isFound = true;
      return `exports.installGlobals = () => { throw new Error('The site takes fetch() from Node.js.'); };`;
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('Remix has its globals in another file than before: see native-fetch.ts.');
    },
  };
}
