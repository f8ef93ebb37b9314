import type { TadaDocumentNode } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
import { z } from 'zod';

interface StrapiOptions {
  url: string;
  token: string;
  timeLimitMs: number;
}

const siteVersion = z.object({ version: z.string().min(1) });

/** Strapi refuses what was sent, unlike being away. */
export class StrapiRefusal extends Error {
  override name = 'StrapiRefusal';

  constructor(readonly status: number) {
    super(`Strapi answered ${status}.`);
  }
}

/** The calls to Strapi, each with a time limit. */
export class Strapi {
  readonly #url: string;
  readonly #token: string;
  readonly #timeLimitMs: number;
  readonly #client: GraphQLClient;

  constructor({ url, token, timeLimitMs }: StrapiOptions) {
    this.#url = url;
    this.#token = token;
    this.#timeLimitMs = timeLimitMs;
    this.#client = new GraphQLClient(`${url}/graphql`, {
      headers: { Authorization: `Bearer ${token}` },
      fetch: (input, init) => fetch(input, { ...init, signal: this.#limit() }),
    });
  }

  query<Result, Variables extends object>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return this.#client.request<Result>(document, { ...variables });
  }

  /** Tried twice: a connection that Strapi has just closed says nothing of whether Strapi is there. */
  async readVersion(timeLimitMs: number): Promise<string> {
    const signal = AbortSignal.timeout(timeLimitMs);
    const ask = () => fetch(`${this.#url}/site-version`, { signal });
    const response = await ask().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return ask();
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
      signal: this.#limit(),
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

  #limit(): AbortSignal {
    return AbortSignal.timeout(this.#timeLimitMs);
  }
}
