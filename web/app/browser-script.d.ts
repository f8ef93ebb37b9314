/** Made by plugins/browser-script.ts. */
declare module 'virtual:browser-script' {
  /** The addresses of the modules that every document runs, in their order. */
  export const BROWSER_SCRIPTS: readonly string[];
}
