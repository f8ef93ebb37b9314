import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort, requireFreePort } from './ports.mjs';

describe('requireFreePort', () => {
  it('lets a free port pass', async () => {
    const port = await findFreePort();
    await requireFreePort({ host: '127.0.0.1', port, variable: 'PORT', purpose: 'the site' });
  });

  it('names the port, what wanted it, how to see who has it, and the variable to change when it is taken', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const wish = { host: '127.0.0.1', port, variable: 'CMS_PORT', purpose: 'Strapi' };
    const attempt = requireFreePort(wish, 200);
    await expect(attempt).rejects.toThrow(
      new RegExp(`Port ${port}, on which Strapi .*lsof -i :${port} .*CMS_PORT=${port + 1}`, 's'),
    );
    server.close();
  });

  it('waits for a port that is being given up', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const attempt = requireFreePort({ host: '127.0.0.1', port, variable: 'PORT', purpose: 'the site' });
    setTimeout(() => server.close(), 500);
    await attempt;
    expect(server.listening).toBe(false);
  });
});
