import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get as getByHttp, Agent as HttpAgent, type IncomingMessage } from 'node:http';
import { get as getByHttps, Agent as HttpsAgent } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import { parseCleanJson } from 'contract/clean-text';
import { COPY_HEADER, type SiteVersion, siteVersion } from 'contract/site-version';
import type { TadaDocumentNode } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';
import { log } from '~/log.server';
import { storageFailureIn } from './availability.server';
import { type UnknownField, unknownFieldsIn, withoutFields } from './older-strapi.server';
import { StrapiRefusal } from './strapi-refusal.server';

interface StrapiOptions {
  url: string;
  token: string;
  timeoutMs: number;
}

/** Names this process, so that Strapi can tell copies of the site apart. */
const COPY = { [COPY_HEADER]: randomUUID() };

const httpAgent = new HttpAgent({ keepAlive: true });
const httpsAgent = new HttpsAgent({ keepAlive: true });

/** Avoids `fetch`, which takes several times as long: the version is read twenty times a second. */
async function getText(url: string, signal: AbortSignal): Promise<{ status: number; text: string }> {
  const request = url.startsWith('https:')
    ? getByHttps(url, { agent: httpsAgent, headers: COPY, signal })
    : getByHttp(url, { agent: httpAgent, headers: COPY, signal });
  // `once` rejects for the caller; without this listener a later error would end the process.
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await textOf(response) };
}

/** Keeps the whole question and answer out of the log. */
function withoutContent({ response }: ClientError): Error {
  const reasons = (response.errors ?? []).map(({ message, extensions }) => {
    const cause = extensions as { error?: { message?: string } } | undefined;
    return cause?.error?.message ?? message;
  });
  return new Error([`Strapi answered ${response.status}`, ...new Set(reasons)].join(': '));
}

export class Strapi {
  readonly #url: string;
  readonly #token: string;
  readonly #timeoutMs: number;
  readonly #client: GraphQLClient;
  /** Names that a warning in the log has. */
  readonly #told = new Set<string>();

  constructor({ url, token, timeoutMs }: StrapiOptions) {
    this.#url = url;
    this.#token = token;
    this.#timeoutMs = timeoutMs;
    this.#client = new GraphQLClient(`${url}/graphql`, {
      headers: { Authorization: `Bearer ${token}` },
      // Cleans texts stored before Strapi cleaned them.
      jsonSerializer: { stringify: JSON.stringify, parse: parseCleanJson },
      fetch: (input, init) => fetch(input, { ...init, signal: this.#timeout() }),
    });
  }

  /** Asks an older Strapi, as there is during an update or after a rollback, without what it does not know. */
  async query<Result, Variables extends object>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    try {
      return await this.#client.request<Result>(document, { ...variables });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      const unknown = unknownFieldsIn(error);
      if (unknown.length === 0) throw withoutContent(error);
      return (await this.#askWithout(unknown, document, variables)) as Result;
    }
  }

  async #askWithout(unknown: readonly UnknownField[], document: DocumentNode, variables: object) {
    const names = unknown.map(({ type, field }) => `${type}.${field}`).join(', ');
    if (!this.#told.has(names)) {
      this.#told.add(names);
      log.warn('Strapi is older than the site, which goes on without some content', { unknown: names });
    }
    const { document: known, absent } = withoutFields(document, unknown);
    try {
      const found = known ? await this.#client.request<object>(known, { ...variables }) : {};
      return { ...found, ...absent };
    } catch (error) {
      throw error instanceof ClientError ? withoutContent(error) : error;
    }
  }

  /** Retries once: a connection that Strapi has just closed does not mean that Strapi is down. */
  async readVersion(timeoutMs: number): Promise<SiteVersion> {
    const signal = AbortSignal.timeout(timeoutMs);
    const read = () => getText(`${this.#url}/site-version`, signal);
    const answer = await read().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return read();
    });
    if (answer.status !== 200) throw new StrapiRefusal(answer.status);
    return siteVersion.parse(JSON.parse(answer.text));
  }

  /** Creates an entry of a type that the site may only write, and returns the answer. @throws StrapiRefusal, StorageFailed */
  async create(pluralName: string, data: object): Promise<unknown> {
    const response = await fetch(`${this.#url}/api/${pluralName}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ data }),
      signal: this.#timeout(),
    });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw storageFailureIn(body) ?? new StrapiRefusal(response.status);
    return body;
  }

  fetchUpload(
    path: string,
    { method, headers, signal }: { method: string; headers: Headers; signal: AbortSignal },
  ) {
    return fetch(`${this.#url}${path}`, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
    });
  }

  #timeout(): AbortSignal {
    return AbortSignal.timeout(this.#timeoutMs);
  }
}
