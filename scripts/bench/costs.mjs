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
 * Returns rows of a table: milliseconds of each process for each request.
 * @param {object} options
 * @param {string} options.url of one copy
 * @param {string} options.proxyUrl
 * @param {string} options.picture address
 * @param {Record<string, number | undefined>} options.processes numbers by name
 * @param {() => Promise<number>} options.publish shows some publications, and returns how many
 * @param {boolean} options.isQuick
 */
export async function measureCosts({ url, proxyUrl, picture, processes, publish, isQuick }) {
  const seconds = isQuick ? 2 : 10;
  const messages = isQuick ? 20 : 300;
  const etag = (await fetch(`${url}${HOME.path}`, { headers: BROTLI })).headers.get('etag') ?? '';
  // The first request resizes it.
  await loadPage(`${url}${picture}`);
  const page = { path: HOME.path, headers: BROTLI };
  /** @param {string} server @param {import('./flood.mjs').Question} question @param {200 | 304} status */
  const ask = (server, question, status) => async () => {
    const { answers, others } = await flood(server, { questions: [question], seconds, status });
    if (others > 0) throw new ExplainedError(`${others} answers to ${question.path} were not ${status}.`);
    return answers;
  };
  /** @type {Record<string, () => Promise<number>>} */
  const kinds = {
    'finished page': ask(url, page, 200),
    'finished page, by the proxy from three copies': ask(proxyUrl, page, 200),
    'page that the browser has (304)': ask(
      url,
      { ...page, headers: { ...BROTLI, 'If-None-Match': etag } },
      304,
    ),
    picture: ask(url, { path: picture, headers: {} }, 200),
    message: async () => {
      for (let sent = 0; sent < messages; sent += 1) await sendMessage(url);
      return messages;
    },
    'publication, until three copies show it': publish,
  };
  const spent = () => Promise.all(Object.values(processes).map(computingTimeOf));
  /** @type {string[][]} */
  const rows = [];
  for (const [name, work] of Object.entries(kinds)) {
    await step(`Computing time: ${name}`, async () => {
      const before = await spent();
      const count = await work();
      const after = await spent();
      rows.push([name, ...after.map((ms, at) => figure((ms - (before[at] ?? 0)) / count))]);
    });
  }
  return rows;
}
