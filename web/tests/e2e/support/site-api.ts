import { type APIRequestContext, expect } from '@playwright/test';
import type { ApiDescription } from './api-description';

const REFUSAL = { error: expect.stringMatching(/\S/), code: expect.stringMatching(/^[a-z0-9-]+$/) };
const REFUSAL_PARTS = ['error', 'code', 'field', 'limit', 'choices'];

export interface Answer<Body = unknown> {
  status: number;
  headers: Record<string, string>;
  body: Body;
}

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface Call {
  json?: unknown;
  raw?: { type: string; content: string | Buffer };
  form?: Record<string, string | Picture>;
  headers?: Record<string, string>;
}

function bodyOf({ json, raw, form }: Call) {
  if (form) return { multipart: form };
  if (raw) return { data: Buffer.from(raw.content), type: raw.type };
  return json === undefined ? {} : { data: Buffer.from(JSON.stringify(json)), type: 'application/json' };
}

/** Expects every response under `/api` to be described, and every refusal to have the common form. */
export class SiteApi {
  readonly #request: APIRequestContext;
  readonly #description: ApiDescription | null;

  constructor(request: APIRequestContext, description: ApiDescription | null) {
    this.#request = request;
    this.#description = description;
  }

  get<Body>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send('GET', path, { headers });
  }

  post<Body>(path: string, json: unknown): Promise<Answer<Body>> {
    return this.send('POST', path, { json });
  }

  /** `etag` is the state that the change is based on (If-Match). */
  put<Body>(path: string, json: unknown, etag?: string): Promise<Answer<Body>> {
    return this.send('PUT', path, { json, headers: etag === undefined ? {} : { 'If-Match': `"${etag}"` } });
  }

  delete<Body>(path: string): Promise<Answer<Body>> {
    return this.send('DELETE', path);
  }

  async send<Body>(method: string, path: string, call: Call = {}): Promise<Answer<Body>> {
    const { type, ...body } = bodyOf(call);
    const headers = { ...(type && { 'Content-Type': type }), ...call.headers };
    const response = await this.#request.fetch(path, { method, headers, maxRedirects: 0, ...body });
    const isJson = response.headers()['content-type']?.startsWith('application/json');
    const answer = {
      status: response.status(),
      headers: response.headers(),
      body: (isJson ? await response.json() : await response.text()) as Body,
    };
    if (path.startsWith('/api')) this.#check(`${method} ${path}`, method, path, answer);
    return answer;
  }

  async cookies(): Promise<string> {
    const { cookies } = await this.#request.storageState();
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #check(call: string, method: string, path: string, { status, headers, body }: Answer): void {
    const named = this.#description?.statusesOf(method, path.split('?', 1)[0] ?? '') ?? [404];
    if (this.#description) expect(named, `statuses of ${call} in the description`).toContain(status);
    if (status < 400) return;
    expect(body, `body of ${call}`).toMatchObject(REFUSAL);
    expect(headers['cache-control'], `Cache-Control of ${call}`).toBe('no-store');
  }
}

export function expectRefused({ status, body }: Answer, expected: number): void {
  expect({ status, body }).toMatchObject({ status: expected, body: REFUSAL });
  const more = Object.keys(body as object).filter((name) => !REFUSAL_PARTS.includes(name));
  expect(more).toEqual([]);
}
