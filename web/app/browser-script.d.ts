/** Made by plugins/browser-script.ts. */
declare module 'virtual:browser-script' {
  export const BROWSER_SCRIPTS: readonly string[];
}
