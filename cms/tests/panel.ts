import { type Answer, call } from './http-client';

export interface Entry extends Record<string, unknown> {
  id: number;
  documentId: string;
  locale: string;
  status?: 'draft' | 'published' | 'modified';
}

/** Makes the panel's calls for a list of entries. */
export function panel(url: string, token: string, uid: string) {
  const base = `${url}/content-manager/collection-types/${uid}`;
  const entry = (answer: Answer<{ data: Entry }>): Entry => {
    if (answer.status >= 300)
      throw new Error(`the panel got ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  return {
    create: (data: object, locale = 'de') =>
      call<{ data: Entry }>(`${base}?locale=${locale}`, { token, json: data }),
    async save(documentId: string, locale: string, data: object) {
      return entry(
        await call(`${base}/${documentId}?locale=${locale}`, { method: 'PUT', token, json: data }),
      );
    },
    async publish(documentId: string, locale: string, data: object = {}) {
      return entry(
        await call(`${base}/${documentId}/actions/publish?locale=${locale}`, { token, json: data }),
      );
    },
    async unpublish(documentId: string, locale: string) {
      return entry(
        await call(`${base}/${documentId}/actions/unpublish?locale=${locale}`, { token, json: {} }),
      );
    },
    /** "Duplizieren" in the list of entries. */
    async duplicate(documentId: string) {
      return entry(await call(`${base}/auto-clone/${documentId}`, { method: 'POST', token }));
    },
    async discard(documentId: string, locale: string) {
      return entry(await call(`${base}/${documentId}/actions/discard?locale=${locale}`, { token, json: {} }));
    },
    async read(documentId: string, locale: string, status: 'draft' | 'published' = 'draft') {
      return entry(await call(`${base}/${documentId}?locale=${locale}&status=${status}`, { token }));
    },
    async list(locale = 'de') {
      const answer = await call<{ results: Entry[] }>(`${base}?locale=${locale}&pageSize=100`, { token });
      return answer.body.results;
    },
    remove: (documentId: string) => call(`${base}/${documentId}?locale=*`, { method: 'DELETE', token }),
  };
}
