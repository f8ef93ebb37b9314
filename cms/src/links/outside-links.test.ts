import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isOutside, LINKS_AT_ONCE, outsideProblem, outsideProblems, publicAgent } from './outside-links';

const servers: net.Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

async function listen(server: net.Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

type Answers = Readonly<Record<string, number | { status: number; location?: string }>>;

/** Stands for other sites: answers by method, host and path what `HEAD https://host/path` would. */
async function otherSites(answers: Answers) {
  const asked: string[] = [];
  const headers: string[][] = [];
  const server = http.createServer((request, response) => {
    const line = `${request.method} ${request.headers.host}${request.url}`;
    asked.push(line);
    headers.push(Object.keys(request.headers));
    const answer = answers[line] ?? 404;
    const { status, location } =
      typeof answer === 'number' ? { status: answer, location: undefined } : answer;
    response.writeHead(status, location === undefined ? {} : { location });
    response.end(request.method === 'GET' ? 'x'.repeat(100_000) : undefined);
  });
  const port = await listen(server);
  // Without encryption, and whatever the host: the requests are real.
  const agent = Object.assign(new https.Agent(), { createConnection: () => net.connect(port, '127.0.0.1') });
  return { asked, headers, problemOf: (link: string) => outsideProblem(link, { agent }) };
}

describe('a link to another site', () => {
  it('is right if the server has the page, moved or not, and asks for nothing but its head', async () => {
    const { asked, headers, problemOf } = await otherSites({
      'HEAD a.example/': 200,
      'HEAD a.example/old': { status: 301, location: '/new' },
      'HEAD a.example/new': { status: 302, location: 'https://b.example/there' },
      'HEAD b.example/there': 204,
    });
    expect(await problemOf('https://a.example')).toBeNull();
    expect(await problemOf('https://ada:secret@a.example/old?x#y')).toBe('gone');
    expect(await problemOf('https://ada:secret@a.example/old')).toBeNull();
    expect(asked).toContain('HEAD b.example/there');
    expect(asked).not.toContain('GET a.example/old');
    expect([...new Set(headers.flat())].sort()).toEqual(['connection', 'host']);
  });

  it('is asked once more by GET where HEAD is refused', async () => {
    const { problemOf } = await otherSites({
      'HEAD a.example/only-get': 405,
      'GET a.example/only-get': 200,
      'HEAD a.example/gone': 404,
      'GET a.example/gone': 410,
      'HEAD a.example/broken': 500,
      'GET a.example/broken': 503,
      'HEAD a.example/for-people': 403,
      'GET a.example/for-people': 403,
    });
    expect(await problemOf('https://a.example/only-get')).toBeNull();
    expect(await problemOf('https://a.example/gone')).toBe('gone');
    expect(await problemOf('https://a.example/broken')).toBe('unreachable');
    expect(await problemOf('https://a.example/for-people')).toBeNull();
  });

  it('is not followed for ever, nor to http or another port', async () => {
    const { problemOf, asked } = await otherSites({
      'HEAD a.example/loop': { status: 302, location: '/loop' },
      'HEAD a.example/plain': { status: 302, location: 'http://a.example/' },
      'HEAD a.example/port': { status: 302, location: 'https://a.example:6379/' },
    });
    expect(await problemOf('https://a.example/loop')).toBe('unreachable');
    expect(asked.length).toBeLessThan(10);
    expect(await problemOf('https://a.example/plain')).toBe('unchecked');
    expect(await problemOf('https://a.example/port')).toBe('unchecked');
    expect(await problemOf('http://a.example/')).toBe('unchecked');
    expect(await problemOf('https://a.example:8443/')).toBe('unchecked');
  });

  it('is given up when the server does not answer in time', async () => {
    const port = await listen(http.createServer(() => undefined));
    const agent = Object.assign(new https.Agent(), {
      createConnection: () => net.connect(port, '127.0.0.1'),
    });
    const signal = AbortSignal.timeout(50);
    expect(await outsideProblem('https://silent.example/', { agent, signal })).toBe('unreachable');
  });
});

describe('a network that is not public', () => {
  /** Leads to a server of this machine, whatever the port. */
  async function listening() {
    const connections: net.Socket[] = [];
    const port = await listen(net.createServer((socket) => connections.push(socket.destroy())));
    const through = (agent: typeof publicAgent | https.Agent): https.Agent => {
      const connect = agent.createConnection.bind(agent) as typeof publicAgent.createConnection;
      return Object.create(agent, {
        createConnection: {
          value: (...[options, done]: Parameters<typeof connect>) => connect({ ...options, port }, done),
        },
      });
    };
    return { connections, through };
  }

  it.each([
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://0.0.0.0/', 'https://[::1]/'],
    ...['https://[::ffff:127.0.0.1]/', 'https://10.0.0.1/', 'https://100.64.0.1/', 'https://172.16.0.1/'],
    ...['https://169.254.169.254/latest/meta-data/', 'https://192.168.0.1/', 'https://224.0.0.1/'],
    ...['https://[fd00::1]/', 'https://[fe80::1]/', 'https://[64:ff9b::7f00:1]/'],
  ])('is not connected to: %s', async (link) => {
    const connect = vi.spyOn(net.Socket.prototype, 'connect');
    onTestFinished(() => connect.mockRestore());
    expect(await outsideProblem(link)).toBe('unreachable');
    expect(connect).not.toHaveBeenCalled();
  });

  it.each(['https://localhost/', '//localhost/'])('is not connected to by name: %s', async (link) => {
    const { connections, through } = await listening();
    expect(await outsideProblem(link, { agent: through(publicAgent) })).toBe('unreachable');
    expect(connections).toHaveLength(0);
    // Without the filter it would be.
    expect(await outsideProblem(link, { agent: through(new https.Agent()) })).toBe('unreachable');
    expect(connections.length).toBeGreaterThan(0);
  });
});

it('asks a few servers at a time, each link once, and stops at the end of its time', async () => {
  let running = 0;
  let most = 0;
  const asked: string[] = [];
  const time = new AbortController();
  const check = async (link: string) => {
    asked.push(link);
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setImmediate(done));
    running -= 1;
    if (link === 'link-30') time.abort();
    return link === 'link-3' ? ('gone' as const) : null;
  };
  const links = Array.from({ length: 60 }, (_, index) => `link-${index % 50}`);
  expect(await outsideProblems(links, time.signal, check)).toEqual({ 'link-3': 'gone' });
  expect(most).toBe(LINKS_AT_ONCE);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).not.toContain('link-49');
});

it('is told from pages of the site, anchors and mail addresses', () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  onTestFinished(() => void vi.unstubAllEnvs());
  const outside = ['https://example.org/x', 'http://example.org', '//example.org'];
  for (const link of outside) expect(isOutside(link, 'de')).toBe(true);
  for (const link of ['/careers', '#h-x', 'mailto:a@example.org', 'https://www.example.com/faq', 'tel:1'])
    expect(isOutside(link, 'de')).toBe(false);
});
