// `npm run dev`: runs Strapi and the site, which reload when their sources change.
import { requireFreePort } from './run/ports.mjs';
import { installWhenDue } from './run/prepare.mjs';
import { noteReady, runScript, untilOneEnds } from './run/script.mjs';
import { startService, waitUntilReady } from './run/services.mjs';
import { cmsDevelopment, webDevelopment } from './run/site-services.mjs';
import { commandRunner, step } from './run/steps.mjs';
import { say, styled } from './run/terminal.mjs';
import { isKeptInEnvFile, prepareEnvironment } from './setup/first-run.mjs';
import { npm } from './setup/project.mjs';

/** @param {string} label @param {import('./run/terminal.mjs').Style} style */
const prefixed = (label, style) => (/** @type {string} */ line) => say(`${styled(style, label)} ${line}`);

await runScript(async () => {
  const { env, isFirstStart } = await prepareEnvironment(process.env);
  await requireFreePort({ host: env.HOST, port: Number(env.PORT), variable: 'PORT', purpose: 'the site' });
  await requireFreePort({
    host: env.HOST,
    port: Number(env.CMS_PORT),
    variable: 'CMS_PORT',
    purpose: 'Strapi',
  });
  await installWhenDue();
  await step('Generating styles and types', () =>
    commandRunner('generate')({ ...npm('run', 'generate', '--workspace', 'web'), env }),
  );

  const cmsDescription = await cmsDevelopment(env);
  const cms = startService(cmsDescription, prefixed('cms │', 'green'));
  await waitUntilReady(cms, cmsDescription.readyUrls);
  const webDescription = await webDevelopment(env);
  const web = startService(webDescription, prefixed('web │', 'cyan'));
  await waitUntilReady(web, webDescription.readyUrls);
  noteReady();

  say();
  say(`  The site   ${env.SITE_URL}`);
  say(`  Strapi     ${env.CMS_URL}/admin`);
  if (isFirstStart && (await isKeptInEnvFile('ADMIN_PASSWORD'))) {
    say(`  Sign in as ${env.ADMIN_USERNAME ?? 'admin'} with ${env.ADMIN_PASSWORD} (kept in .env).`);
  }
  say();
  await untilOneEnds([cms, web]);
});
