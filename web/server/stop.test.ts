import { EventEmitter, once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { stopOnSignals } from './stop';

let server: Server | undefined;
afterEach(() => server?.close());

async function servingProcess() {
  const waiting: ServerResponse[] = [];
  server = createServer((_request, response) => waiting.push(response)).listen(0, '127.0.0.1');
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  const child = processUnderTest();
  child.serve(server);
  const arrived = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/`);
  await arrived;
  return { ...child, port, answer, finish: () => waiting[0]?.end('whole') };
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
  return { ...stopOnSignals(stoppable), exits, events };
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

  it('takes nothing new meanwhile', async () => {
    const { events, port, answer, finish } = await servingProcess();
    const ended = once(events, 'exit');
    events.emit('SIGTERM');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    finish();
    await answer;
    await ended;
  });
});
