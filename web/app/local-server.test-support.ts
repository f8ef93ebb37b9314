import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export abstract class LocalServer {
  readonly #server = createServer((request, response) => this.handle(request, response));
  #port = 0;

  protected abstract handle(request: IncomingMessage, response: ServerResponse): unknown;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  start(): Promise<void> {
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
}
