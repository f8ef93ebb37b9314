import type { IncomingMessage, ServerResponse } from 'node:http';
import { LocalServer } from '~/local-server.test-support';

interface StoredUpload {
  type: string;
  content: Buffer;
  changedAt?: string;
}

export class FakeUploads extends LocalServer {
  readonly files = new Map<string, StoredUpload>();
  readonly asked: string[] = [];
  isHanging = false;

  protected handle(request: IncomingMessage, response: ServerResponse): unknown {
    if (this.isHanging) return undefined;
    if (request.url === '/site-version') return response.end(JSON.stringify({ version: 'one' }));
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
  }
}
