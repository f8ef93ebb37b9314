// Computing time of the servers by request, for the arithmetic of docs/operations.md. Other work on the machine hardly
// changes it, unlike the time that an answer takes.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { step } from '../run/steps.mjs';
import { ExplainedError } from '../setup/project.mjs';
import { flood } from './flood.mjs';
import { HOME } from './pages.mjs';
import { figure } from './report.mjs';
import { loadPage } from './site.mjs';
import { anyVisitor } from './visitors.mjs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
const BROTLI = { 'Accept-Encoding': 'br' };

/** Returns milliseconds since the start of the process. @param {number | undefined} pid */
async function computingTimeOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => {
    throw new ExplainedError('Computing time is read from /proc, which Linux alone has.');
  });
  // The name of the program, in brackets, may hold spaces.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) * TICK_MS;
}

/** @param {string} siteUrl */
async function anyPicture(siteUrl) {
  const [picture] = /\/uploads\/[^"'\s&]+\?[^"'\s,]+/.exec(await loadPage(`${siteUrl}/de/blog`)) ?? [];
  if (!picture) throw new ExplainedError('The list of posts has no picture.');
  return picture.replaceAll('&amp;', '&');
}

/** @param {string} siteUrl */
async function sendMessage(siteUrl) {
  const id = randomUUID();
  const message = {
    id,
    firstName: 'Ada',
    lastName: 'Beispiel',
    email: 'costs@mustermed.example',
    message: id,
  };
  const answer = await fetch(`${siteUrl}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...anyVisitor() },
    body: JSON.stringify(message),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new ExplainedError(`A message was answered with ${answer.status}.`);
}

/**
 * Returns rows of a table: milliseconds of the copy and of Strapi for each request.
 * @param {object} options
 * @param {string} options.url of one copy
 * @param {number} options.copy process
 * @param {number | undefined} options.strapi process
 * @param {() => Promise<number>} options.publish shows some publications, and returns how many
 * @param {boolean} options.isQuick
 */
export async function measureCosts({ url, copy, strapi, publish, isQuick }) {
  const seconds = isQuick ? 2 : 10;
  const messages = isQuick ? 20 : 300;
  const etag = (await fetch(`${url}${HOME.path}`, { headers: BROTLI })).headers.get('etag') ?? '';
  const picture = await anyPicture(url);
  /** @param {import('./flood.mjs').Question} question @param {200 | 304} status */
  const ask = (question, status) => async () => {
    const { answers, others } = await flood(url, { questions: [question], seconds, status });
    if (others > 0) throw new ExplainedError(`${others} answers to ${question.path} were not ${status}.`);
    return answers;
  };
  /** @type {Record<string, () => Promise<number>>} */
  const kinds = {
    'finished page': ask({ path: HOME.path, headers: BROTLI }, 200),
    'page that the browser has (304)': ask(
      { path: HOME.path, headers: { ...BROTLI, 'If-None-Match': etag } },
      304,
    ),
    picture: ask({ path: picture, headers: {} }, 200),
    message: async () => {
      for (let sent = 0; sent < messages; sent += 1) await sendMessage(url);
      return messages;
    },
    'publication, until it shows': publish,
  };
  /** @type {string[][]} */
  const rows = [];
  for (const [name, work] of Object.entries(kinds)) {
    await step(`Computing time: ${name}`, async () => {
      const before = [await computingTimeOf(copy), await computingTimeOf(strapi)];
      const count = await work();
      const after = [await computingTimeOf(copy), await computingTimeOf(strapi)];
      rows.push([name, ...after.map((ms, side) => figure((ms - (before[side] ?? 0)) / count))]);
    });
  }
  return rows;
}
