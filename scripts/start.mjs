// `npm start`: installs, builds and runs the site, from a fresh clone or a later state.
import { stripVTControlCharacters } from 'node:util';
import { readLogLine } from './run/log-lines.mjs';
import { requireFreePort } from './run/ports.mjs';
import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { noteReady, runScript } from './run/script.mjs';
import { cmsService, webService } from './run/site-services.mjs';
import { step } from './run/steps.mjs';
import { allOver, allReady, superviseService } from './run/supervision.mjs';
import { complain, duration, say, styled } from './run/terminal.mjs';
import { isLoopback } from './setup/environment.mjs';
import { isKeptInEnvFile, prepareEnvironment } from './setup/first-run.mjs';

/** Picks warnings and errors of a server's log. @param {string} line @param {string} cmsUrl */
function noticeOf(line, cmsUrl) {
  const entry = readLogLine(line);
  if (entry?.level !== 'warn' && entry?.level !== 'error') return '';
  // Plain http is right on a local machine.
  const isAboutHttp = entry.message.includes('admin.auth.cookie.secure');
  return isAboutHttp && isLoopback(new URL(cmsUrl).hostname) ? '' : entry.message;
}

/** Holds warnings until the steps are done, so that they do not break up the list. */
function noticeBoard() {
  /** @type {string[] | undefined} */
  let held = [];
  const show = (/** @type {string} */ line) => complain(styled('yellow', `  ${line}`));
  return {
    /** @param {string} name @param {string} notice */
    add(name, notice) {
      if (notice === '') return;
      const text = `${name}: ${stripVTControlCharacters(notice).trimEnd()}`;
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
  const services = await step(
    isFirstStart ? 'Starting Strapi and the site, filling the database' : 'Starting Strapi and the site',
    async () => {
      const cms = await cmsService(env);
      const web = await webService(env);
      /** @param {import('./run/services.mjs').ServiceDescription} description @param {string[]} urls */
      const superviseNoticed = (description, urls) =>
        superviseService(description, {
          urls,
          onLine: (line) => notices.add(description.name, noticeOf(line, env.CMS_URL)),
          onRestart: (notice) => notices.add(description.name, notice),
        });
      const supervised = [
        superviseNoticed(cms, cms.readyUrls),
        // Waits for Strapi first, because until then the site logs each check as not ready.
        superviseNoticed(web, [...cms.readyUrls, ...web.readyUrls]),
      ];
      await allReady(supervised);
      return supervised;
    },
  );
  noteReady();

  say();
  say(`  ${styled('bold', 'The site')}   ${styled('cyan', env.SITE_URL)}`);
  say(`  ${styled('bold', 'Strapi')}     ${styled('cyan', `${env.CMS_URL}/admin`)}`);
  if (isFirstStart) {
    say();
    const name = env.ADMIN_USERNAME ?? 'admin';
    // Repeats the default of cms/src/env.ts, because Strapi's form asks for the address.
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
  await allOver(services);
});
