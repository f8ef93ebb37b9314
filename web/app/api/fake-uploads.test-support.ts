import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredUpload {
  type: string;
  content: Buffer;
  changedAt?: string;
}

/** The folder of uploads as Strapi serves it, on a real port. */
export class FakeUploads {
  readonly files = new Map<string, StoredUpload>();
  readonly asked: string[] = [];
  #server = createServer((request, response) => {
    this.asked.push(`${request.method} ${request.url}`);
    const file = this.files.get((request.url ?? '').replace('/uploads/', ''));
    if (!file) return response.writeHead(404).end();
    const { type, content, changedAt = 'Thu, 01 Jan 2026 00:00:00 GMT' } = file;
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': content.length,
      'Last-Modified': changedAt,
    });
    return response.end(request.method === 'HEAD' ? undefined : content);
  });

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve()));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
