// Sends requests, many at the same time or one by one, as messages from the parent process ask.
import { once } from 'node:events';
import { connect } from 'node:net';
import { AnswerReader } from './answer-reader.mjs';

/**
 * @typedef {object} Flood
 * @property {'flood'} kind
 * @property {number} port
 * @property {string[]} requests sent in turn; each connection begins with another
 * @property {number} connections
 * @property {number} [forMs]
 * @property {number} [count] of answers, instead of a time
 */

/** @typedef {{ seconds: number, statuses: Record<string, number> }} FloodResult */

/**
 * @typedef {object} Singly
 * @property {'singly'} kind
 * @property {{ port: number, requests: string[] }[]} servers asked in turn, one request at a time
 * @property {number} count of rounds
 */

/** @typedef {number[][]} SinglyResult milliseconds to the first byte, by server and answer */

/** @typedef {Flood | Singly} Task */

/** @param {number} port */
async function openConnection(port) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await once(socket, 'connect');
  return socket;
}

/** @param {string[]} requests */
const encoded = (requests) => requests.map((request) => Buffer.from(request));

/** @param {Flood} task @returns {Promise<FloodResult>} */
async function flood({ port, requests, connections, forMs = Number.POSITIVE_INFINITY, count }) {
  const all = encoded(requests);
  const most = count ?? Number.POSITIVE_INFINITY;
  const sockets = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  /** @type {Record<string, number>} */
  const statuses = {};
  let asked = 0;
  let answered = 0;
  const begin = performance.now();
  try {
    await new Promise((resolve, reject) => {
      for (const [index, socket] of sockets.entries()) {
        const reader = new AnswerReader();
        // Sends each request once for a count; for a time, each connection goes round on its own.
        let next = Math.floor((index * all.length) / connections);
        const ask = () => {
          const place = count === undefined ? next++ : asked;
          asked += 1;
          if (asked <= most) socket.write(/** @type {Buffer} */ (all[place % all.length]));
        };
        socket.on('data', (chunk) => {
          try {
            const status = reader.read(chunk);
            if (status === 0) return;
            statuses[status] = (statuses[status] ?? 0) + 1;
            answered += 1;
            if (answered >= most || performance.now() - begin >= forMs) resolve(undefined);
            else ask();
          } catch (error) {
            reject(error);
          }
        });
        socket.on('error', reject);
        socket.on('close', () => reject(new Error('The server has closed a connection.')));
        ask();
      }
    });
    return { seconds: (performance.now() - begin) / 1000, statuses };
  } finally {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  }
}

/** @param {Singly} task @returns {Promise<SinglyResult>} */
async function singly({ servers, count }) {
  const asked = await Promise.all(
    servers.map(async ({ port, requests }) => ({
      socket: await openConnection(port),
      requests: encoded(requests),
      times: /** @type {number[]} */ ([]),
    })),
  );
  try {
    for (let round = 0; round < count; round += 1) {
      for (const { socket, requests, times } of asked) {
        times.push(await firstByte(socket, /** @type {Buffer} */ (requests[round % requests.length])));
      }
    }
    return asked.map(({ times }) => times);
  } finally {
    for (const { socket } of asked) socket.destroy();
  }
}

/**
 * Waits for the whole answer.
 * @param {import('node:net').Socket} socket
 * @param {Buffer} request
 * @returns {Promise<number>} milliseconds to its first byte
 */
function firstByte(socket, request) {
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader();
    /** @type {number | undefined} */
    let time;
    const begin = performance.now();
    const stop = () => socket.removeAllListeners('data').off('error', fail).off('close', fail);
    const fail = (/** @type {unknown} */ error) => {
      stop();
      reject(error instanceof Error ? error : new Error('The server has closed a connection.'));
    };
    socket.on('data', (chunk) => {
      time ??= performance.now() - begin;
      try {
        if (reader.read(chunk) === 0) return;
        stop();
        resolve(time);
      } catch (error) {
        fail(error);
      }
    });
    socket.on('error', fail).on('close', fail);
    socket.write(request);
  });
}

process.on('message', async (/** @type {Task} */ task) => {
  try {
    process.send?.({ result: task.kind === 'flood' ? await flood(task) : await singly(task) });
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) });
  }
});
// Ends with the parent process.
process.on('disconnect', () => process.exit());
