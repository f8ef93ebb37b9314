import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cmsEnvironment } from '../setup/environment.mjs';
import { ExplainedError, inProject } from '../setup/project.mjs';
import { SENDER_EMAIL } from './senders.mjs';

/** Maximum without a single delivery while both servers are ready. */
const DELIVERED_WITHIN_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;
const EXPORT_WITHIN_MS = 300_000;

/** Waits until the site has delivered all messages, thousands after a long run. @param {string} readyUrl */
export async function untilDelivered(readyUrl) {
  let fewest = Number.POSITIVE_INFINITY;
  let deadline = 0;
  for (;;) {
    const state = await (await fetch(readyUrl, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).json();
    const { messages } = /** @type {{ messages: { waiting: number, refused: number } }} */ (state);
    if (messages.refused > 0) throw new ExplainedError(`Strapi refused ${messages.refused} messages.`);
    if (messages.waiting === 0) return;
    if (messages.waiting < fewest) {
      fewest = messages.waiting;
      deadline = performance.now() + DELIVERED_WITHIN_MS;
    }
    if (performance.now() > deadline) {
      throw new ExplainedError(`${messages.waiting} messages still wait, and none is delivered any more.`);
    }
    await delay(100);
  }
}

/** @param {import('../setup/environment.mjs').Env} env @param {string} folder for the export */
export async function storedTexts(env, folder) {
  const file = join(folder, 'messages.json');
  const args = [inProject('cms', 'messages.js'), 'export', SENDER_EMAIL, '--to', file];
  await promisify(execFile)(process.execPath, args, { env: cmsEnvironment(env), timeout: EXPORT_WITHIN_MS });
  /** @type {{ messages: { message: string }[] }} */
  const { messages } = JSON.parse(await readFile(file, 'utf8'));
  return messages.map(({ message }) => message);
}
