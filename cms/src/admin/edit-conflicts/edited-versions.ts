import { EDITED_VERSION } from '../../../contract/edited-version';

const ENTRY = /\/content-manager\/(?:collection-types\/[^/]+|single-types)\/[^/]+$/;
const PUBLISHING = /\/actions\/publish$/;

/** Names the entry, with its language, that a call reads, saves or publishes; null for other calls. */
export function entryOf(address: string, base: string): string | null {
  const { pathname, searchParams } = new URL(address, base);
  const path = pathname.replace(PUBLISHING, '');
  if (!ENTRY.test(path)) return null;
  return `${path} ${searchParams.get('locale') ?? ''}`;
}

const isSave = (method: string, address: string, base: string) =>
  method === 'PUT' || (method === 'POST' && PUBLISHING.test(new URL(address, base).pathname));

async function bodyOf(response: Response) {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return body as {
    data?: { updatedAt?: unknown } | null;
    error?: { name?: unknown; details?: { version?: unknown } };
  } | null;
}

/**
 * Adds to each save when the version in the form was saved, so that the server can refuse a stale one. After a refusal
 * the editor has been told, and another save replaces what is stored.
 */
export function withEditedVersions(send: typeof fetch, base: string): typeof fetch {
  const versions = new Map<string, string>();
  const remember = (name: string, version: unknown) => {
    if (typeof version === 'string') versions.set(name, version);
  };
  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = (init.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const entry = entryOf(address, base);
    const saves = isSave(method, address, base);
    if (!entry || !(saves || method === 'GET')) return send(input, init);
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
    const version = versions.get(entry);
    if (saves && version) headers.set(EDITED_VERSION, version);
    const response = await send(input, { ...init, headers });
    const body = await bodyOf(response);
    if (response.ok) remember(entry, body?.data?.updatedAt);
    else if (body?.error?.name === 'EditConflict') remember(entry, body.error.details?.version);
    return response;
  };
}
