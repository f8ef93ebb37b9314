// Run by login.test.ts on the data of a stopped cms: counts password comparisons, which no call shows.
const path = require('node:path');
const bcrypt = require('bcryptjs');
const { createStrapi } = require('@strapi/strapi');

const cms = path.resolve(__dirname, '../..');
const NAMES = ['admin', 'nobody', 'admin@mustermed.example', 'nobody@example.org', 'invited@example.org'];

async function run() {
  const strapi = await createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load();
  await strapi
    .service('admin::user')
    .create({ email: 'invited@example.org', firstname: 'Noch ohne Passwort' });
  await strapi.listen();
  let comparisons = 0;
  const { compare } = bcrypt;
  bcrypt.compare = (...given) => {
    comparisons += 1;
    return compare(...given);
  };
  const counts = {};
  for (const name of NAMES) {
    comparisons = 0;
    const { status } = await fetch(`http://127.0.0.1:${process.env.CMS_PORT}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: name, password: 'Wrong1234' }),
    });
    counts[name] = { status, comparisons };
  }
  process.stdout.write(`\nRESULT ${JSON.stringify(counts)}\n`);
  await strapi.destroy();
}

run().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
