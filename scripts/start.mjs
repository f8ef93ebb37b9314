// `npm start`: from a fresh clone, or from the state of yesterday, to a running site.
import { stripVTControlCharacters } from 'node:util';
import { requireFreePort } from './run/ports.mjs';
import { noteReady, runScript, untilOneEnds } from './run/script.mjs';
import { startService, waitUntilReady } from './run/services.mjs';
import { cmsService, webService } from './run/site-services.mjs';
import { step } from './run/steps.mjs';
import { complain, duration, say, styled } from './run/terminal.mjs';
import { isLoopback } from './setup/environment.mjs';
import { isKeptInEnvFile, prepareEnvironment } from './setup/first-run.mjs';
import { buildWhenDue, installWhenDue } from './setup/prepare.mjs';

/**
 * @param {string} line of Strapi's log
 * @param {string} cmsUrl
 */
function isWarning(line, cmsUrl) {
  const text = stripVTControlCharacters(line);
  // Plain http is right on one's own machine (decisions H1).
  if (text.includes('admin.auth.cookie.secure') && isLoopback(new URL(cmsUrl).hostname)) return false;
  return /\] (warn|error): /.test(text);
}

/** Warnings wait until the steps are done, so that they do not tear the list apart. */
function noticeBoard() {
  /** @type {string[] | undefined} */
  let held = [];
  const show = (/** @type {string} */ line) => complain(styled('yellow', `  ${line}`));
  return {
    /** @param {string} line */
    add(line) {
      const text = stripVTControlCharacters(line).trimEnd();
      if (text === '') return;
      if (held) held.push(text);
      else show(text);
    },
    open() {
      for (const line of held ?? []) show(line);
      held = undefined;
    },
  };
}

await runScript(async () => {
  const startedAt = Date.now();
  const { env, made, isFirstStart } = await prepareEnvironment(process.env);
  await requireFreePort({ host: env.HOST, port: Number(env.PORT), variable: 'PORT', purpose: 'the site' });
  await requireFreePort({
    host: env.HOST,
    port: Number(env.CMS_PORT),
    variable: 'CMS_PORT',
    purpose: 'Strapi',
  });

  if (made.length > 0) say(`  ${styled('green', '✓')} Secrets made, kept in .env (yours alone to read)`);
  await installWhenDue();
  await buildWhenDue(env);

  const notices = noticeBoard();
  const cms = await step(
    isFirstStart ? 'Starting Strapi and filling its database' : 'Starting Strapi',
    async () => {
      const description = await cmsService(env);
      const service = startService(
        description,
        (line) => isWarning(line, env.CMS_URL) && notices.add(`Strapi: ${line}`),
      );
      await waitUntilReady(service, description.readyUrls);
      return service;
    },
  );
  const web = await step('Starting the site', async () => {
    const description = await webService(env);
    const service = startService(description, (line, isError) => isError && notices.add(`Site: ${line}`));
    await waitUntilReady(service, description.readyUrls);
    return service;
  });
  noteReady();

  say();
  say(`  ${styled('bold', 'The site')}   ${styled('cyan', env.SITE_URL)}`);
  say(`  ${styled('bold', 'Strapi')}     ${styled('cyan', `${env.CMS_URL}/admin`)}`);
  if (isFirstStart) {
    say();
    const name = env.ADMIN_USERNAME ?? 'admin';
    // The same default as in cms/src/env.ts: Strapi's own form asks for the address, not for the name.
    const email = env.ADMIN_EMAIL ?? `${name}@mustermed.example`;
    say(`  First administrator   ${styled('bold', name)}, in Strapi ${styled('bold', email)}`);
    if (await isKeptInEnvFile('ADMIN_PASSWORD')) {
      say(`  Password              ${styled('bold', env.ADMIN_PASSWORD ?? '')}`);
      say(
        styled(
          'gray',
          '  Shown this once; ADMIN_PASSWORD in .env holds it. Change it in Strapi, under Profile.',
        ),
      );
    } else {
      say('  Password              the one in your ADMIN_PASSWORD');
    }
  }
  say();
  say(
    styled(
      'gray',
      `  Ready after ${duration(Date.now() - startedAt)}. Logs: .cache/logs. Ctrl-C stops both.`,
    ),
  );
  notices.open();
  await untilOneEnds([cms, web]);
});
