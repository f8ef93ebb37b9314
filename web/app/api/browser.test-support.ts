import { errorAnswer } from 'contract/call';
import { statusOf } from 'contract/refusal';
import { expect } from 'vitest';
import { action, loader } from '~/api/route';

interface Call {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
}

const SITE = 'http://localhost:3000';

export async function expectEnglishRefusal(response: Response): Promise<void> {
  const { error, code, field, choices } = errorAnswer.parse(await response.clone().json());
  expect(response.status).toBe(statusOf(code));
  const ours = [field ?? '', ...(choices ?? [])].reduce((text, part) => text.replace(part, ''), error);
  expect(ours).toMatch(/^["A-Z][ -~]+\.$/);
  expect(ours).not.toMatch(/\b(?:der|die|das|nicht|ist|sind|nur|schon|bitte|und)\b/i);
}

export class Browser {
  cookie: string | null = null;
  readonly #address: string;

  constructor(address = '192.0.2.1') {
    this.#address = address;
  }

  async call(method: string, path: string, { json, body, headers = {} }: Call = {}): Promise<Response> {
    const content = json === undefined ? body : JSON.stringify(json);
    const request = new Request(`${SITE}${path}`, {
      method,
      headers: {
        Host: 'localhost:3000',
        Origin: SITE,
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.cookie !== null && { Cookie: this.cookie }),
        ...headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const isRead = method === 'GET' || method === 'HEAD';
    const answer = isRead ? loader : action;
    const response = await answer({ request, context: { clientAddress: this.#address } });
    if (response.status >= 400 && request.url.startsWith(`${SITE}/api/`))
      await expectEnglishRefusal(response);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      this.cookie = pair.endsWith('=') || /Max-Age=0/i.test(cookie) ? null : pair;
    }
    return response;
  }

  async signIn(username: string, password = 'Richtig2026', more: object = {}): Promise<Response> {
    return this.call('POST', '/api/admin/login', { json: { username, password, ...more } });
  }
}
