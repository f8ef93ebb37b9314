import type { z } from 'zod';
import { type Answer, answer, answerAll, refuse } from './fake-answers.test-support';
import type { Json } from './fake-site-admin-records.test-support';
import * as records from './fake-site-admin-records.test-support';

export interface Kind<Entry> {
  stored: Map<string, Entry>;
  schema: z.ZodObject;
  make?: (json: Json) => Entry;
  keyOf: (entry: Entry) => string;
  change: (stored: Entry, json: Json) => Entry;
}

export interface Call {
  method: string;
  key: string | undefined;
  query: URLSearchParams;
  json: Json;
  ifMatch: string | undefined;
}

const SAVED = { updatedBy: 'Berta', lastUpdated: '2026-01-02T00:00:00.000Z' };

export function answerEntries<Entry extends { etag: string }>(
  kind: Kind<Entry>,
  { method, key, json, ifMatch }: Call,
): Answer {
  const { stored, schema, make, keyOf, change } = kind;
  if (key === undefined) {
    if (method === 'GET') return answerAll(schema, stored.values());
    if (!make) return refuse(404, 'NotFoundError', 'Not Found');
    const made = records.withEtag(make(json));
    if (stored.has(keyOf(made))) return refuse(409, 'DuplicateKey', '„x“ ist schon vergeben');
    stored.set(keyOf(made), made);
    return answer(schema, made, 201);
  }
  const current = stored.get(key);
  if (!current) return refuse(404, 'NotFoundError', 'Not Found');
  if (method === 'GET') return answer(schema, current);
  if (ifMatch !== undefined && ifMatch !== current.etag) {
    return refuse(409, 'EditConflict', 'Somebody else has saved in the meantime', { current });
  }
  const named = json.sectionKey ?? json.key;
  if (named !== undefined && named !== key) {
    return refuse(400, 'ValidationError', 'The key', { code: 'key-fixed' });
  }
  if (method === 'DELETE') {
    stored.delete(key);
    return { status: 204 };
  }
  const changed = records.withEtag({ ...change(current, json), ...SAVED });
  stored.set(key, changed);
  return answer(schema, changed);
}
