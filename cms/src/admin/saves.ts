import type { Published } from './visibility/visibility';

export interface SavedEntry {
  uid: string;
  documentId: string;
  locale: string | null;
  published: Published | null;
}

const CALL =
  /\/content-manager\/(?:collection-types|single-types)\/([^/]+)(?:\/(?!actions\/)[^/]+)?(?:\/actions\/(?:publish|discard))?$/;

/** Returns the type that a call saves, null for other calls. */
export function savedType(method: string, address: string, base: string): string | null {
  if (method !== 'PUT' && method !== 'POST') return null;
  return CALL.exec(new URL(address, base).pathname)?.[1] ?? null;
}

async function savedEntry(uid: string, response: Response): Promise<SavedEntry | null> {
  const body = (await response.json()) as { data?: Record<string, unknown> | null };
  const { documentId, locale } = body.data ?? {};
  if (typeof documentId !== 'string') return null;
  const isPublished = typeof body.data?.publishedAt === 'string';
  return {
    uid,
    documentId,
    locale: typeof locale === 'string' ? locale : null,
    published: isPublished ? (body.data as Published) : null,
  };
}

/** Announces each entry that the panel's calls save; Strapi has no hook for it. */
export function withAnnouncedSaves(
  send: typeof fetch,
  base: string,
  announce: (entry: SavedEntry) => void,
): typeof fetch {
  return async (input, init = {}) => {
    const response = await send(input, init);
    const method = (init.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const uid = savedType(method, input instanceof Request ? input.url : String(input), base);
    const entry = uid !== null && response.ok ? await savedEntry(uid, response.clone()) : null;
    if (entry) announce(entry);
    return response;
  };
}
