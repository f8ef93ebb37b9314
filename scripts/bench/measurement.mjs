/**
 * @typedef {object} Bench
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./options.mjs').Options} options
 * @property {import('./report.mjs').Report} report
 */

/**
 * @typedef {object} Measurement
 * @property {string} title
 * @property {(bench: Bench) => Promise<void>} measure prints tables and reports the figures that have limits
 */

export {};
