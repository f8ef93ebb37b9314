// Run by audit.test.ts: lists calls of the panel that the audit trail does not know, and known ones that are gone.
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const cms = path.resolve(__dirname, '../..');
const { PANEL_ACTS } = require(path.join(cms, 'dist', 'src', 'audit', 'panel-acts.js'));
const { everyPanelRoute } = require(path.join(cms, 'dist', 'src', 'strapi.js'));

async function run() {
  const strapi = await createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).register();
  const calls = new Set(
    everyPanelRoute(strapi)
      .filter(({ route }) => route.method !== 'GET')
      .map(({ part, route }) => `${part} ${route.handler}`),
  );
  const unknown = [...calls].filter((call) => !(call in PANEL_ACTS));
  const gone = Object.keys(PANEL_ACTS).filter((call) => !calls.has(call));
  process.stdout.write(`\nRESULT ${JSON.stringify({ unknown, gone })}\n`);
  process.exit(0);
}

run().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
