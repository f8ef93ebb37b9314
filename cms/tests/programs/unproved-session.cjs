// Run by second-factor-keys.test.ts on the data of a stopped cms: creates sessions without a code, as calls might.
const path = require('node:path');
const { Secret, TOTP } = require('otpauth');
const { createStrapi } = require('@strapi/strapi');
const { secondFactors } = require('../../dist/src/accounts/second-factor/second-factors');

const cms = path.resolve(__dirname, '../..');

async function run() {
  const strapi = await createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load();
  const [{ id }] = await strapi.db.query('admin::user').findMany({ limit: 1 });
  const attempt = async () => {
    try {
      await strapi.sessionManager('admin').generateRefreshToken(String(id), undefined);
      return 'made';
    } catch (error) {
      return error.name;
    }
  };
  const inRequest = () => strapi.requestContext.run({ state: {} }, attempt);
  const before = [await attempt(), await inRequest()];
  const secret = await secondFactors(strapi).begin(id);
  const begun = [await attempt(), await inRequest()];
  await secondFactors(strapi).turnOn(id, new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  const turnedOn = [await attempt(), await inRequest()];
  process.stdout.write(`\nRESULT ${JSON.stringify({ before, begun, turnedOn })}\n`);
  await strapi.destroy();
}

run().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
