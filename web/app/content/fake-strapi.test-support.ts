import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status?: number;
  body: unknown;
}

/** A Strapi of a few lines on a real port, for tests of what happens between the site and the real one. */
export class FakeStrapi {
  version = 'one';
  graphql: (query: string, variables: Record<string, unknown>) => unknown = () => ({});
  create: (data: unknown) => number = () => 201;
  isSilent = false;
  readonly calls = { version: 0, graphql: 0 };
  readonly created: unknown[] = [];
  #server = createServer((request, response) => this.#answer(request, response));
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, after a stop on the same port as before. */
  start(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    return new Promise((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', () => {
        this.#port = (this.#server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status = 200, body } = this.#route(request.url ?? '', Buffer.concat(parts).toString());
    if (this.isSilent) return;
    response
      .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      .end(JSON.stringify(body));
  }

  #route(path: string, body: string): Answer {
    if (path === '/site-version') {
      this.calls.version += 1;
      return { body: { version: this.version } };
    }
    if (path === '/graphql') {
      this.calls.graphql += 1;
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      return { body: { data: this.graphql(query, variables) } };
    }
    if (path === '/api/contact-submissions') {
      const { data } = JSON.parse(body) as { data: unknown };
      this.created.push(data);
      return { status: this.create(data), body: {} };
    }
    return { status: 404, body: {} };
  }
}

/** A row of a project as GraphQL delivers it. */
export function projectRow(key: string, changes: Record<string, unknown> = {}) {
  return {
    documentId: `id-${key}`,
    key,
    title: key,
    description: null,
    features: null,
    color: 'teal',
    icon: 'user_check',
    stage: 'Launch',
    isActive: true,
    order: 0,
    externalUrl: null,
    ...changes,
  };
}

/** A row of a section as GraphQL delivers it. */
export function sectionRow(sectionKey: string, changes: Record<string, unknown> = {}) {
  return {
    documentId: `id-${sectionKey}`,
    sectionKey,
    title: null,
    subtitle: null,
    description: null,
    content: null,
    texts: [],
    images: [],
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...changes,
  };
}
