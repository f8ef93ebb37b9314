import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { stopOnSignals } from './stop';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function processUnderTest() {
  const exits: number[] = [];
  const events = new EventEmitter();
  const stoppable = Object.assign(events, {
    exit(code: number) {
      exits.push(code);
      events.emit('exit');
    },
  });
  return { serve: stopOnSignals(stoppable), exits, events };
}

async function servingProcess(graceMs = 0, finishWork = async () => {}) {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => waiting.push(response));
  server.keepAliveTimeout = 60_000;
  const port = await listening(server);
  const child = processUnderTest();
  child.serve({ server, graceMs, stopServing: () => {}, finishWork });
  const arrived = once(server, 'request');
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await arrived;
  return { ...child, server, port, answer, finish: () => waiting.shift()?.end('whole') };
}

describe('stopOnSignals', () => {
  it.each(['SIGTERM', 'SIGINT'])('%s before anything is served ends with code 0', (signal) => {
    const { exits, events } = processUnderTest();
    events.emit(signal);
    expect(exits).toEqual([0]);
  });

  it.each([[['SIGTERM']], [['SIGINT']], [['SIGINT', 'SIGINT']], [['SIGINT', 'SIGTERM']]])(
    '%j: a request that runs is answered whole, then the process ends with code 0',
    async (signals) => {
      const { exits, events, answer, finish } = await servingProcess();
      for (const signal of signals) events.emit(signal);
      expect(exits).toEqual([]);
      const ended = once(events, 'exit');
      finish();
      expect(await (await answer).text()).toBe('whole');
      await ended; // Long before the kept-alive connection would end by itself.
      expect(exits).toEqual([0]);
    },
  );

  it('saves what is left in memory once every request is answered, and then ends', async () => {
    const steps: string[] = [];
    const { exits, events, server, answer, finish } = await servingProcess(0, async () => {
      await new Promise(setImmediate);
      steps.push(`saved before ${exits.length} exits`);
    });
    const ended = once(events, 'exit');
    events.emit('SIGTERM');
    await expect.poll(() => server.listening).toBe(false);
    expect(steps).toEqual([]);
    finish();
    await (await answer).text();
    await ended;
    expect(steps).toEqual(['saved before 0 exits']);
  });

  it('takes nothing new meanwhile', async () => {
    const { events, server, port, answer, finish } = await servingProcess();
    const ended = once(events, 'exit');
    events.emit('SIGTERM');
    await expect.poll(() => server.listening).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    finish();
    await answer;
    await ended;
  });
});

describe('the grace after SIGTERM', () => {
  const LONG_MS = 60_000;

  it('answers new requests, and lets no connection be used again', async () => {
    const { events, server, port, answer, finish } = await servingProcess(LONG_MS);
    events.emit('SIGTERM');
    finish();
    await answer;
    const arrived = once(server, 'request');
    const later = fetch(`http://127.0.0.1:${port}/`);
    await arrived;
    finish();
    expect((await later).headers.get('Connection')).toBe('close');
    const ended = once(events, 'exit');
    events.emit('SIGTERM');
    await ended;
  });

  it.each(['SIGTERM', 'SIGINT'])('ends with the next signal, %s', async (signal) => {
    const { events, answer, finish, exits } = await servingProcess(LONG_MS);
    const ended = once(events, 'exit');
    events.emit('SIGTERM');
    events.emit(signal);
    finish();
    await answer;
    await ended;
    expect(exits).toEqual([0]);
  });

  it('is none for Ctrl-C', async () => {
    const { events, server, answer, finish } = await servingProcess(LONG_MS);
    const ended = once(events, 'exit');
    events.emit('SIGINT');
    await expect.poll(() => server.listening).toBe(false);
    finish();
    await answer;
    await ended;
  });
});

/** A copy of the site: its pages take a while, and /servingz says whether it takes requests. */
async function copyOfSite(graceMs: number) {
  let isServing = true;
  const server = createServer(async (request, response) => {
    if (request.url === '/servingz') return response.writeHead(isServing ? 200 : 503).end();
    await delay(5);
    response.end('page');
  });
  const port = await listening(server);
  const child = processUnderTest();
  const stopServing = () => {
    isServing = false;
  };
  child.serve({ server, graceMs, stopServing, finishWork: async () => {} });
  return { port, ...child };
}

function ask(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject).end();
  });
}

/** Sends requests in turn to the copies that serve, over kept connections, and repeats none. */
function proxy(ports: number[], checkMs: number) {
  const agent = new Agent({ keepAlive: true });
  const checks = new Agent();
  let inRotation = ports;
  let turn = 0;
  const timer = setInterval(async () => {
    const states = await Promise.all(ports.map((port) => ask(port, '/servingz', checks).catch(() => 0)));
    inRotation = ports.filter((_port, index) => states[index] === 200);
  }, checkMs);
  return {
    pass: () => {
      turn += 1;
      return ask(inRotation[turn % inRotation.length] ?? 0, '/', agent);
    },
    rotation: () => inRotation.length,
    close() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

it('no request fails behind a proxy that looks at /servingz and repeats nothing, when a copy stops', async () => {
  const [stopped, other] = [await copyOfSite(1_000), await copyOfSite(1_000)];
  const { pass, rotation, close } = proxy([stopped.port, other.port], 50);
  const statuses: number[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 10 }, async () => {
    while (!isOver) statuses.push(await pass().catch(() => 0));
  });
  await expect.poll(() => statuses.length).toBeGreaterThan(50);
  const ended = once(stopped.events, 'exit');
  stopped.events.emit('SIGTERM');
  await ended;
  const { length } = statuses;
  await expect.poll(() => statuses.length).toBeGreaterThan(length + 50);
  isOver = true;
  await Promise.all(visitors);
  close();
  expect(rotation()).toBe(1);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
