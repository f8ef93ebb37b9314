/**
 * What every measurement is given.
 * @typedef {object} Bench
 * @property {NodeJS.ProcessEnv} env of this process
 * @property {import('./options.mjs').Options} options
 * @property {import('./report.mjs').Report} report
 */

/**
 * @typedef {object} Measurement
 * @property {string} title
 * @property {(bench: Bench) => Promise<void>} measure prints its tables, and tells the report which figures count
 */

export {};
