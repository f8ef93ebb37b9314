import type { TadaDocumentNode } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
import { z } from 'zod';

interface StrapiOptions {
  url: string;
  token: string;
  timeoutMs: number;
}

const siteVersion = z.object({ version: z.string().min(1) });

/** Strapi answered with an error, as opposed to being unreachable. */
export class StrapiRefusal extends Error {
  override name = 'StrapiRefusal';

  constructor(readonly status: number) {
    super(`Strapi answered ${status}.`);
  }
}

/** The calls to Strapi, each with a timeout. */
export class Strapi {
  readonly #url: string;
  readonly #token: string;
  readonly #timeoutMs: number;
  readonly #client: GraphQLClient;

  constructor({ url, token, timeoutMs }: StrapiOptions) {
    this.#url = url;
    this.#token = token;
    this.#timeoutMs = timeoutMs;
    this.#client = new GraphQLClient(`${url}/graphql`, {
      headers: { Authorization: `Bearer ${token}` },
      fetch: (input, init) => fetch(input, { ...init, signal: this.#timeout() }),
    });
  }

  query<Result, Variables extends object>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return this.#client.request<Result>(document, { ...variables });
  }

  /** Tried twice: a connection that Strapi has just closed says nothing of whether Strapi is there. */
  async readVersion(timeoutMs: number): Promise<string> {
    const signal = AbortSignal.timeout(timeoutMs);
    const read = () => fetch(`${this.#url}/site-version`, { signal });
    const response = await read().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return read();
    });
    if (!response.ok) throw new StrapiRefusal(response.status);
    return siteVersion.parse(await response.json()).version;
  }

  /** Creates an entry of a type that the site may only write to. */
  async create(pluralName: string, data: object): Promise<void> {
    const response = await fetch(`${this.#url}/api/${pluralName}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.#token}` },
      body: JSON.stringify({ data }),
      signal: this.#timeout(),
    });
    await response.body?.cancel();
    if (!response.ok) throw new StrapiRefusal(response.status);
  }

  /** An uploaded file; the path is Strapi's own, beginning with `/uploads/`. */
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
