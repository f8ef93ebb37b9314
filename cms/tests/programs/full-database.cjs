// Run by full-disk.test.ts on the data of a stopped cms: limits SQLite on Strapi's own connection.
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const cms = path.resolve(__dirname, '../..');
const MESSAGES = 'contact_submissions';

async function run() {
  const strapi = await createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load();
  await strapi.start();
  const database = strapi.db.connection;
  const count = async () => (await database(MESSAGES).count({ rows: '*' }).first()).rows;

  let sent = 0;
  const send = async () => {
    sent += 1;
    const before = await count();
    const response = await fetch(`http://127.0.0.1:${process.env.CMS_PORT}/api/contact-submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.CMS_API_TOKEN}` },
      body: JSON.stringify({
        data: {
          firstName: 'Ada',
          lastName: 'Muster',
          email: 'ada@praxis.example',
          message: `${sent} ${'x'.repeat(19_000)}`,
        },
      }),
    });
    const { error } = await response.json();
    return { status: response.status, code: error?.details.code, stored: (await count()) - before };
  };

  const failedCommit = async () => {
    const seen = [];
    await strapi.db
      .transaction(async ({ trx, onCommit }) => {
        onCommit(() => seen.push('committed'));
        await trx.raw('PRAGMA defer_foreign_keys = ON');
        await trx('strapi_api_token_permissions_token_lnk').insert({ api_token_id: 987_654 });
      })
      .catch((error) => seen.push(error.code));
    return seen;
  };

  const result = { failedCommit: await failedCommit(), afterFailedCommit: await send() };
  const [{ page_count: pages }] = await database.raw('PRAGMA page_count');
  await database.raw(`PRAGMA max_page_count = ${pages}`);
  result.withoutPages = await send();
  await database.raw(`PRAGMA max_page_count = ${pages * 10}`);
  result.withPages = await send();
  await database.raw('PRAGMA query_only = ON');
  result.readOnly = await send();
  await database.raw('PRAGMA query_only = OFF');
  result.writable = await send();
  process.stdout.write(`\nRESULT ${JSON.stringify(result)}\n`);
  await strapi.destroy();
}

run().then(
  () => process.exit(),
  (error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
