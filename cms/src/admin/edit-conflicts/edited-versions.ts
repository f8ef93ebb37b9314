import { EDITED_VERSION } from '../../../contract/edited-version';

const ENTRY = /\/content-manager\/(?:collection-types\/[^/]+|single-types)\/[^/]+$/;
const PUBLISHING = /\/actions\/publish$/;
/** The panel reads the entry again at once after each save, also after a refused one. */
const READ_AGAIN_MS = 5_000;

/** Names the entry, with its language, that a call reads, saves or publishes; null for other calls. */
export function entryOf(address: string, base: string): string | null {
  const { pathname, searchParams } = new URL(address, base);
  const path = pathname.replace(PUBLISHING, '');
  // Its form cannot be changed.
  if (!ENTRY.test(path) || searchParams.get('status') === 'published') return null;
  return `${path} ${searchParams.get('locale') ?? ''}`;
}

const isSave = (method: string, address: string, base: string) =>
  method === 'PUT' || (method === 'POST' && PUBLISHING.test(new URL(address, base).pathname));

interface Body {
  data?: Record<string, unknown> | null;
  error?: { name?: unknown; details?: { version?: unknown } };
}

const parsed = (text: string): Body | null => {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return null;
  }
};

/** Puts the sent texts and numbers into a reading; relations and pictures have another form there. */
function withSent(reading: string, sent: unknown): string {
  const known = parsed(reading);
  const changes = typeof sent === 'string' ? Object.entries(parsed(sent) ?? {}) : [];
  if (!known?.data) return '';
  const plain = changes.filter(([, value]) => value === null || typeof value !== 'object');
  return JSON.stringify({ ...known, data: { ...known.data, ...Object.fromEntries(plain) } });
}

interface Reading {
  version: string;
  text: string;
}

/**
 * Adds to each save the version in the form, so that the server can refuse a stale one. After a refusal
 * Strapi would fill the form with what is stored; it gets the editor's text instead, and the next save replaces what is
 * stored: the editor has read both.
 */
export function withEditedVersions(send: typeof fetch, base: string): typeof fetch {
  const readings = new Map<string, Reading>();
  /** Entries whose next reading must not replace the text in the form. */
  const held = new Set<string>();

  function holdForm(entry: string, version: string, sent: unknown) {
    const text = withSent(readings.get(entry)?.text ?? '', sent);
    readings.set(entry, { text, version });
    if (text !== '') held.add(entry);
    setTimeout(() => held.delete(entry), READ_AGAIN_MS);
  }

  async function read(entry: string, request: () => Promise<Response>): Promise<Response> {
    const known = readings.get(entry);
    if (known && held.delete(entry))
      return new Response(known.text, { headers: { 'Content-Type': 'application/json' } });
    const response = await request();
    const text = await response.clone().text();
    const version = response.headers.get(EDITED_VERSION);
    if (response.ok && version) readings.set(entry, { version, text });
    return response;
  }

  async function save(entry: string, sent: unknown, request: () => Promise<Response>): Promise<Response> {
    const response = await request();
    const saved = response.headers.get(EDITED_VERSION);
    if (response.ok && saved) readings.set(entry, { text: '', ...readings.get(entry), version: saved });
    const { error } = parsed(await response.clone().text()) ?? {};
    const version = error?.details?.version;
    if (error?.name === 'EditConflict' && typeof version === 'string') holdForm(entry, version, sent);
    return response;
  }

  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = (init.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const entry = entryOf(address, base);
    if (entry !== null && method === 'GET') return read(entry, () => send(input, init));
    if (entry === null || !isSave(method, address, base)) return send(input, init);
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined));
    const version = readings.get(entry)?.version;
    if (version) headers.set(EDITED_VERSION, version);
    return save(entry, init.body, () => send(input, { ...init, headers }));
  };
}
