import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort, listeningInodes, requireFreePort } from './ports.mjs';

const TABLE = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 4711 1 0000000000000000 100 0 0 10 0
   1: 0100007F:0BB8 0100007F:E0F2 01 00000000:00000000 00:00000000 00000000  1000        0 4712 1 0000000000000000 20 4 30 10 -1
   2: 00000000:0539 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 4713 1 0000000000000000 100 0 0 10 0
`;

describe('listeningInodes', () => {
  it('finds who listens, not who is connected', () => {
    expect(listeningInodes(TABLE, 3000)).toEqual(['4711']);
  });

  it('finds nothing for a free port', () => {
    expect(listeningInodes(TABLE, 3001)).toEqual([]);
  });
});

describe('requireFreePort', () => {
  it('lets a free port pass', async () => {
    const port = await findFreePort();
    await requireFreePort({ host: '127.0.0.1', port, variable: 'PORT', purpose: 'the site' });
  });

  it('names the port, what wanted it and the variable to change when it is taken', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    const attempt = requireFreePort({ host: '127.0.0.1', port, variable: 'CMS_PORT', purpose: 'Strapi' });
    await expect(attempt).rejects.toThrow(
      new RegExp(`Port ${port}, on which Strapi .*CMS_PORT=${port + 1}`, 's'),
    );
    server.close();
  });
});
