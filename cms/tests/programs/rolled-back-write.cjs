// Run by site-version.test.ts on the data of a stopped cms, because no call can cause a rollback.
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const PROJECT = 'api::project.project';
const cms = path.resolve(__dirname, '../..');

async function run() {
  const strapi = await createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load();
  const version = async () =>
    (await strapi.db.connection('site_content_version').where({ id: 1 }).first()).version;
  const title = async () =>
    (await strapi.documents(PROJECT).findFirst({ locale: 'de', sort: 'order' })).title;

  const before = { version: await version(), title: await title() };
  const { documentId } = await strapi.documents(PROJECT).findFirst({ locale: 'de', sort: 'order' });
  let during;
  const rolledBack = await strapi.db
    .transaction(async () => {
      await strapi.documents(PROJECT).update({ documentId, locale: 'de', data: { title: 'Never kept' } });
      during = { title: await title() };
      throw new Error('on purpose');
    })
    .catch((error) => error.message);
  const after = { version: await version(), title: await title() };
  process.stdout.write(`\nRESULT ${JSON.stringify({ before, during, rolledBack, after })}\n`);
  await strapi.destroy();
}

run().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
