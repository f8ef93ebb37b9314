// Asks as fast as a server answers. Autocannon, slower than the servers, would measure itself.
import { once } from 'node:events';
import { connect } from 'node:net';

const CONNECTIONS = 16;
const HEAD_END = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** @typedef {{ path: string, headers: Record<string, string> }} Question */

/** @param {Question} question @param {string} host */
const write = ({ path, headers }, host) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );

/**
 * Returns answers per second, their number, and how many had another status.
 * @param {string} url @param {{ questions: Question[], seconds: number, status: 200 | 304 }} options
 */
export async function flood(url, { questions, seconds, status }) {
  const { host, hostname, port } = new URL(url);
  const requests = questions.map((question) => write(question, host));
  let asked = 0;
  let answers = 0;
  let others = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;

  function answered(/** @type {string} */ head) {
    answers += 1;
    if (!head.startsWith(`HTTP/1.1 ${status} `)) others += 1;
  }
  async function ask() {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const next = () => {
      if (performance.now() >= endsAt) return socket.end();
      const request = requests[asked % requests.length];
      asked += 1;
      return socket.write(request ?? '');
    };
    let missing = 0;
    let begun = Buffer.alloc(0);
    socket.on('connect', next).on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        begun = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
        const headLength = begun.indexOf(HEAD_END);
        if (headLength < 0) return;
        const head = begun.toString('latin1', 0, headLength);
        answered(head);
        // At midnight UTC some pages change, so that a 304 becomes a 200.
        const bodyLength = Number(LENGTH.exec(head)?.[1] ?? 0);
        missing = headLength + HEAD_END.length + bodyLength - begun.length;
        begun = Buffer.alloc(0);
      }
      if (missing === 0) next();
    });
    await once(socket, 'close');
  }
  // Stays awake: to wake a sleeping client would cost the server as much as the answer.
  let isOver = false;
  const stayAwake = () => void (isOver || setImmediate(stayAwake));
  stayAwake();
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  isOver = true;
  return { rate: (answers * 1_000) / (performance.now() - startedAt), answers, others };
}
