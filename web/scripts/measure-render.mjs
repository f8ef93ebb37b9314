// Measures rendering behind the page cache (routes, loaders, React); `npm run bench -- render` starts it.
// Usage: node measure-render.mjs <settings as JSON> <file for the result>, with the environment of the site.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const [settings = '', resultFile = ''] = process.argv.slice(2);
const { siteUrl, paths, rounds, renders } = JSON.parse(settings);
const WARM_UP_RENDERS = 150;

const inWeb = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Loads the site's own request handler from source, because the build has no entry for it. */
async function loadPageHandler() {
  const vite = await createServer({
    root: inWeb(''),
    configFile: false,
    logLevel: 'error',
    // Skips the PostCSS settings and all that they load.
    css: { postcss: {} },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await vite.ssrLoadModule('/server/remix.ts')).createPageHandler;
  } finally {
    await vite.close();
  }
}

const createPageHandler = await loadPageHandler();
const build = await import(inWeb('build/server/index.js'));
const render = createPageHandler(build, build.entry.module.answerTextPreview);

/** @param {string} path */
async function renderOnce(path) {
  // Proves that the page is not from a cache: its scripts must carry this mark.
  const inlineScriptMark = randomUUID();
  const headers = { 'Accept-Language': 'de' };
  const context = { clientAddress: '127.0.0.1', inlineScriptMark };
  const response = await render(new Request(siteUrl + path, { headers }), context);
  const html = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  if (!html.includes(inlineScriptMark)) throw new Error(`${path} was not rendered anew.`);
  return html;
}

const results = [];
for (const path of paths) {
  for (let count = 0; count < WARM_UP_RENDERS; count += 1) await renderOnce(path);
  results.push({ path, cpuMs: [], ms: [], bytes: (await renderOnce(path)).length });
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
// The build's connections to Strapi would keep the process alive.
process.exit();
