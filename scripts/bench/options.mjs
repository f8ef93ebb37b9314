import { parseArgs } from 'node:util';
import { ExplainedError } from '../setup/project.mjs';

/**
 * @typedef {object} Options
 * @property {boolean} all asks for every address of the sitemap
 * @property {boolean} quick runs few rounds, to check the measurement and not its result
 */

const FLAGS = /** @type {const} */ ({ all: { type: 'boolean' }, quick: { type: 'boolean' } });

/**
 * Reads the arguments of `npm run bench --`: names of measurements, none for all, and options.
 * @param {string[]} args
 * @param {readonly string[]} known in the order in which they run
 * @returns {{ names: string[], options: Options }}
 */
export function readArguments(args, known) {
  const { tokens } = parseArgs({ args, options: FLAGS, allowPositionals: true, strict: false, tokens: true });
  /** @type {Set<string>} */
  const wanted = new Set();
  const options = { all: false, quick: false };
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (!known.includes(token.value)) {
        throw new ExplainedError(`There is no measurement "${token.value}". There are: ${known.join(', ')}.`);
      }
      wanted.add(token.value);
    } else if (token.kind === 'option') {
      if (token.name !== 'all' && token.name !== 'quick') {
        throw new ExplainedError(`There is no option ${token.rawName}. There are: --all, --quick.`);
      }
      options[token.name] = true;
    }
  }
  const names = wanted.size === 0 ? [...known] : known.filter((name) => wanted.has(name));
  return { names, options };
}
