// Run by second-factor-duty.test.ts: lists every call of an account, of the panel and of /site-admin.
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const cms = path.resolve(__dirname, '../..');

async function run() {
  const strapi = await createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load();
  const routes = strapi.server
    .api('admin')
    .listRoutes()
    .filter((route) => typeof route.path === 'string')
    .flatMap((route) =>
      route.methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${route.path}`),
    );
  process.stdout.write(`\nRESULT ${JSON.stringify(routes)}\n`);
  process.exit(0);
}

run().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
