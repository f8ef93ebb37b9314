import type { Plugin } from 'vite';

const FILE = /\/@remix-run\/node\/dist\/globals\.js$/;

/**
 * Remix brings two packages with a fetch() of their own for whoever asks for them with `installGlobals`. The site takes
 * what Node.js has, and a fifth of the server's code would be theirs. For the build that runs on the server.
 */
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
