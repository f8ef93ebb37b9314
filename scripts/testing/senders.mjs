import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export const SENDER_EMAIL = 'faults@mustermed.example';

const PAUSE_MS = 250;
const TIMEOUT_MS = 10_000;

/** @typedef {{ $ref?: string, properties?: Record<string, unknown> }} Schema */
/**
 * @typedef {object} Description
 * @property {{ schemas?: Record<string, Schema> }} [components]
 * @property {Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>} paths
 */

/** Reports if the form takes an id, by which repeats are one message. @param {string} siteUrl */
export async function takesId(siteUrl) {
  const answer = await fetch(`${siteUrl}/api/openapi.json`);
  const { components, paths } = /** @type {Description} */ (await answer.json());
  const schema = paths['/api/contact']?.post.requestBody.content['application/json']?.schema;
  if (!schema) throw new Error('The description of the API says nothing of /api/contact.');
  const name = schema.$ref?.split('/').at(-1);
  const described = (name && components?.schemas?.[name]) || schema;
  return 'id' in (described.properties ?? {});
}

/**
 * @param {string} siteUrl @param {{ text: string, id?: string, headers?: Record<string, string> }} message
 * @returns {Promise<boolean>} true if it is acknowledged
 */
export async function sendMessage(siteUrl, { text, id, headers = {} }) {
  const fields = { firstName: 'Ada', lastName: 'Beispiel', email: SENDER_EMAIL, message: text };
  const answer = await fetch(`${siteUrl}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(id === undefined ? fields : { ...fields, id }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

/**
 * Sends different messages one after the other; repeats those without acknowledgement.
 * @param {object} options @param {string} options.siteUrl @param {boolean} options.hasId
 * @param {number} options.count at once @param {() => Record<string, string>} [options.headers] of each attempt
 * @param {AbortSignal} [options.signal] ends them without waiting for the last acknowledgement
 */
export function startSenders({ siteUrl, hasId, count, headers = () => ({}), signal }) {
  /** @type {Set<string>} */
  const sent = new Set();
  /** @type {Set<string>} */
  const acknowledged = new Set();
  let refusals = 0;
  let isStopping = false;

  /** @param {string} text @param {string} id */
  async function isTaken(text, id) {
    try {
      return await sendMessage(siteUrl, { text, headers: headers(), ...(hasId && { id }) });
    } catch {
      return false; // the site is down
    }
  }

  async function send() {
    while (!isStopping && !signal?.aborted) {
      const id = randomUUID();
      const text = `Fault run, message ${id}`;
      sent.add(text);
      while (!(await isTaken(text, id))) {
        refusals += 1;
        if (isStopping || signal?.aborted) return;
        await delay(PAUSE_MS);
      }
      acknowledged.add(text);
      await delay(PAUSE_MS);
    }
  }

  const senders = Array.from({ length: count }, send);
  return {
    sent,
    acknowledged,
    refusals: () => refusals,
    async stop() {
      isStopping = true;
      await Promise.all(senders);
    },
  };
}

/** @param {{ sent: Set<string>, acknowledged: Set<string> }} senders @param {string[]} stored texts */
export function account({ sent, acknowledged }, stored) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const text of stored) times.set(text, (times.get(text) ?? 0) + 1);
  const isStored = (/** @type {string} */ text) => times.has(text);
  return {
    sent: sent.size,
    acknowledged: acknowledged.size,
    stored: times.size,
    lost: [...acknowledged].filter((text) => !isStored(text)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
    storedUnacknowledged: [...times.keys()].filter((text) => !acknowledged.has(text)).length,
  };
}
