// What it costs to render a page anew: `npm run bench -- render` starts it.
// Usage: node measure-render.mjs <settings as JSON> <file for the result>, with the environment of the site.
//
// The build of the site is asked in this process, behind all that the HTTP server keeps finished: address, headers and
// encoding come on top of what is measured here, the routes of the page, its loaders and React do not.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const [settings = '', resultFile = ''] = process.argv.slice(2);
const { siteUrl, paths, rounds, renders } = JSON.parse(settings);
const WARM_UP_RENDERS = 150;

const inWeb = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** How the site itself hands requests to Remix: the source, because the build has no entry for it. */
async function loadPageHandler() {
  const vite = await createServer({
    root: inWeb(''),
    configFile: false,
    logLevel: 'error',
    // Else it reads the settings of the stylesheets, and with them all that makes those.
    css: { postcss: {} },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await vite.ssrLoadModule('/server/page-handler.ts')).createPageHandler;
  } finally {
    await vite.close();
  }
}

const createPageHandler = await loadPageHandler();
const render = createPageHandler(await import(inWeb('build/server/index.js')));

/** @param {string} path */
async function renderOnce(path) {
  // The page marks its scripts with this: that it is there proves that nobody has kept the page from before.
  const inlineScriptMark = randomUUID();
  const headers = { 'Accept-Language': 'de' };
  const context = { clientAddress: '127.0.0.1', isDocument: true, inlineScriptMark };
  const response = await render(new Request(siteUrl + path, { headers }), context);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  if (!html.includes(inlineScriptMark)) throw new Error(`${path} was not rendered anew.`);
  return html;
}

const results = [];
for (const path of paths) {
  for (let count = 0; count < WARM_UP_RENDERS; count += 1) await renderOnce(path);
  results.push({ path, cpuMs: [], ms: [], bytes: Buffer.byteLength(await renderOnce(path)) });
}
for (let round = 0; round < rounds; round += 1) {
  for (const { path, cpuMs, ms } of results) {
    const begin = performance.now();
    const cpuBefore = process.cpuUsage();
    for (let count = 0; count < renders; count += 1) await renderOnce(path);
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuMs.push((user + system) / 1000 / renders);
    ms.push((performance.now() - begin) / renders);
  }
}
await writeFile(resultFile, JSON.stringify(results));
// What the build keeps open to Strapi would hold the process.
process.exit();
