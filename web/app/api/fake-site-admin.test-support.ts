import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LocalServer } from '~/local-server.test-support';
import {
  type Json,
  mayOf,
  mediaFile,
  productText as productTextRecord,
  project as projectRecord,
  type Role,
  section as sectionRecord,
  translationDetails,
  translations,
  withFiles,
} from './fake-site-admin-records.test-support';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string | string[]>;
}

const refuse = (status: number, name: string, message = name, details: unknown = {}): Answer => ({
  status,
  body: { data: null, error: { status, name, message, details } },
});
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const stateOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function merge(stored: Json, change: Json): Json {
  const merged = { ...stored };
  for (const [name, value] of Object.entries(change)) {
    const isGroup = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);
    merged[name] =
      isGroup(value) && isGroup(stored[name]) ? merge(stored[name] as Json, value as Json) : value;
  }
  return merged;
}

/** Strapi with the calls of the /admin screen, in a few lines on a real port, for tests of the site's side. */
export class FakeSiteAdmin extends LocalServer {
  version = 1;
  tokenLifetimeSeconds = 1_800;
  failWith: Answer | null = null;
  graphql: (query: string, variables: Json) => unknown = () => ({});
  readonly asked: Asked[] = [];
  readonly blocked = new Set<string>();
  readonly sections = new Map<string, Json>();
  readonly projects = new Map<string, Json>();
  readonly productTexts = new Map<string, Json>();
  readonly messages = new Map<string, Json>();
  readonly files = new Map<string, Json>();
  appearance: Json = { primaryColor: '#0f766e', accentColor: null, greyColor: null, bodyFont: null };
  /** Tokens that count, with the account and the device they belong to. */
  readonly #sessions = new Map<string, { username: string; deviceId: string; isRefresh: boolean }>();

  reset(): void {
    this.failWith = null;
    this.tokenLifetimeSeconds = 1_800;
    this.asked.length = 0;
    this.blocked.clear();
    for (const records of [this.sections, this.projects, this.productTexts, this.messages, this.files]) {
      records.clear();
    }
    this.sections.set('about', sectionRecord('about'));
    this.files.set('7', mediaFile(7));
    this.files.set('8', { ...mediaFile(8), usedBy: [] });
    this.files.set('9', { ...mediaFile(9), usedBy: [], usedElsewhere: [{ kind: 'post', key: 'fhir' }] });
    this.projects.set('idatik', projectRecord('idatik'));
    this.projects.set('hidden', { ...projectRecord('hidden'), isActive: false });
    this.messages.set('m1', { documentId: 'm1', firstName: 'Ada', message: '=1+1', state: 'unread' });
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname } = new URL(request.url ?? '', 'http://strapi');
    const asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(parts),
    };
    this.asked.push(asked);
    const { status = 200, body = {}, headers = {} } = this.#route(asked, pathname);
    response
      .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close', ...headers })
      .end(JSON.stringify(body));
  }

  #route(asked: Asked, pathname: string): Answer {
    if (pathname === '/site-version') return { body: { version: String(this.version) } };
    if (this.failWith) return this.failWith;
    const isJson = asked.headers['content-type'] === 'application/json';
    const json = isJson ? (JSON.parse(asked.body.toString()) as Json) : {};
    if (pathname === '/graphql') {
      return { body: { data: this.graphql(String(json.query), json.variables as Json) } };
    }
    if (pathname === '/admin/login') return this.#logIn(json);
    if (pathname === '/admin/access-token') return this.#refresh(asked.headers.cookie ?? '');
    const token = asked.headers.authorization?.replace('Bearer ', '') ?? '';
    const session = this.#sessions.get(token);
    if (!session || session.isRefresh || this.blocked.has(session.username)) {
      return refuse(401, 'UnauthorizedError', 'Missing or invalid credentials');
    }
    if (pathname === '/admin/logout') return this.#logOut(session);
    return this.#asRole(session.username as Role, asked, pathname, json);
  }

  #logIn({ username, password, deviceId }: Json): Answer {
    const isKnown =
      ['author', 'editor', 'admin'].includes(String(username)) && !this.blocked.has(String(username));
    if (!isKnown || password !== 'Richtig2026') return refuse(400, 'ApplicationError', 'Invalid credentials');
    return this.#tokens(String(username), String(deviceId), 'accessToken');
  }

  #refresh(cookie: string): Answer {
    const token = /strapi_admin_refresh=([^;]+)/.exec(cookie)?.[1] ?? '';
    const session = this.#sessions.get(token);
    if (!session?.isRefresh || !cookie.includes('strapi_admin_refresh.sig=')) {
      return refuse(401, 'UnauthorizedError');
    }
    this.#sessions.delete(token);
    return this.#tokens(session.username, session.deviceId, 'token');
  }

  #logOut({ deviceId }: { deviceId: string }): Answer {
    for (const [token, session] of this.#sessions) {
      if (session.deviceId === deviceId) this.#sessions.delete(token);
    }
    return { body: { data: {} } };
  }

  #tokens(username: string, deviceId: string, name: string): Answer {
    const exp = Math.floor(Date.now() / 1_000) + this.tokenLifetimeSeconds;
    const access = `${encode({ alg: 'none' })}.${encode({ exp, id: randomUUID() })}.x`;
    const refresh = randomUUID();
    this.#sessions.set(access, { username, deviceId, isRefresh: false });
    this.#sessions.set(refresh, { username, deviceId, isRefresh: true });
    const cookies = [
      `strapi_admin_refresh=${refresh}; path=/admin`,
      'strapi_admin_refresh.sig=abc; path=/admin',
    ];
    return { body: { data: { [name]: access } }, headers: { 'Set-Cookie': cookies } };
  }

  #asRole(role: Role, asked: Asked, pathname: string, json: Json): Answer {
    const [, area = '', kind = '', key] = pathname.split('/').map(decodeURIComponent);
    const isReading = asked.method === 'GET';
    const isPrivate = kind === 'contact-submissions';
    // Uploads may be described by everybody who may make them.
    const isRestricted = isPrivate || (!isReading && kind !== 'media');
    if (role === 'author' && area === 'site-admin' && isRestricted) {
      return refuse(403, 'ForbiddenError', 'Forbidden');
    }
    if (area === 'upload') return this.#upload(asked);
    if (!isReading) this.version += 1;
    const basedOn = asked.headers['if-match']?.replaceAll('"', '');
    switch (kind) {
      case 'session':
        return {
          body: { user: { id: 1, email: 'a@b.example', roles: [`strapi-${role}`] }, may: mayOf(role) },
        };
      case 'content-sections':
        return this.#records(this.sections, 'sectionKey', sectionRecord, asked.method, key, json, basedOn);
      case 'projects':
        return key === 'order'
          ? { body: {} }
          : this.#records(this.projects, 'key', projectRecord, asked.method, key, json, basedOn);
      case 'product-texts':
        if (key && !this.productTexts.has(key)) this.productTexts.set(key, productTextRecord(key));
        return this.#records(this.productTexts, 'key', productTextRecord, asked.method, key, json, basedOn);
      case 'contact-submissions':
        if (key === 'unread') return { body: { unread: 1 } };
        return this.#records(this.messages, 'documentId', () => ({}), asked.method, key, json, undefined);
      case 'media':
        return this.#media(asked.method, key, json);
      case 'translations':
        return this.#translations(asked.method, [key, pathname.split('/')[4]], json, basedOn);
      case 'appearance':
        if (!isReading) this.appearance = merge(this.appearance, json);
        return { body: { ...this.appearance, state: stateOf(this.appearance) } };
      default:
        return refuse(404, 'NotFoundError');
    }
  }

  #records(
    records: Map<string, Json>,
    keyName: string,
    create: (key: string) => Json,
    method: string,
    key: string | undefined,
    json: Json,
    basedOn: string | undefined,
  ): Answer {
    const shown = (record: Json | undefined) => ({ ...record, state: record?.state ?? stateOf(record) });
    if (key === undefined) {
      if (method === 'GET') return { body: [...records.values()].map(shown) };
      const name = String(json[keyName]);
      if (records.has(name)) return refuse(409, 'DuplicateKey', '„x“ ist schon vergeben');
      records.set(name, merge(create(name), json));
      return { status: 201, body: shown(records.get(name)) };
    }
    const stored = records.get(key);
    if (!stored) return refuse(404, 'NotFoundError', 'Not Found');
    if (method === 'GET') return { body: shown(stored) };
    if (method === 'DELETE') {
      records.delete(key);
      return { status: 204 };
    }
    if (basedOn !== undefined && basedOn !== stateOf(stored)) {
      const details = { current: shown(stored), updatedBy: 'Berta', lastUpdated: '2026-01-02T00:00:00.000Z' };
      return refuse(409, 'StateConflict', 'StateConflict', details);
    }
    records.set(key, merge(stored, withFiles(json)));
    return { body: shown(records.get(key)) };
  }

  #translations(
    method: string,
    [kind, key]: (string | undefined)[],
    json: Json,
    basedOn: string | undefined,
  ): Answer {
    if (kind === undefined) return { body: translations };
    if (kind !== 'section' || key !== 'about') return refuse(404, 'NotFoundError', 'Not Found');
    const { updatedBy, lastUpdated, ...current } = translationDetails();
    if (basedOn !== undefined && basedOn !== current.state) {
      const details = { current: translationDetails(), updatedBy, lastUpdated };
      return refuse(409, 'StateConflict', 'StateConflict', details);
    }
    const confirmed = method === 'PUT' ? (json.confirmed as Record<string, string[]>) : {};
    return { body: translationDetails(confirmed) };
  }

  #media(method: string, id: string | undefined, { alternativeText, alternativeTexts }: Json): Answer {
    if (id === undefined) return { body: [...this.files.values()] };
    const file = this.files.get(id);
    if (!file) return refuse(404, 'NotFoundError', 'Not Found');
    if (method === 'DELETE') {
      const { usedBy: sections, usedElsewhere: elsewhere } = file as ReturnType<typeof mediaFile>;
      if (sections.length + elsewhere.length > 0) {
        return refuse(409, 'PictureInUse', 'In use', { sections, elsewhere });
      }
      this.files.delete(id);
      return { status: 204 };
    }
    const texts = merge(
      { ...(alternativeText !== undefined && { de: alternativeText }) },
      {
        ...(alternativeTexts as Json),
      },
    );
    this.files.set(id, merge(file, { alternativeTexts: texts, alternativeText: texts.de }));
    return { body: this.files.get(id) };
  }

  #upload({ body }: Asked): Answer {
    if (body.includes('broken')) return refuse(400, 'ValidationError', 'Nur Bilder');
    const file = { id: 7, name: 'a.png', url: '/uploads/a_1.png', size: 2, width: 1, height: 1 };
    return { status: 201, body: [file] };
  }
}
