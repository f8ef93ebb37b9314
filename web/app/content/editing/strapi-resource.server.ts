import { z } from 'zod';
import { callStrapiAs, type Dated, type Editor, queryString, type Saved, saveAs } from './strapi-call.server';

/** Calls for entries of one kind. All throw StrapiRefusal or ContentUnavailable. */
export function strapiResource<Entry>(path: string, schema: z.ZodType<Entry>) {
  const pathOf = (key: string | number) => `${path}/${encodeURIComponent(key)}`;
  return {
    pathOf,
    list: (editor: Editor, query: Readonly<Record<string, unknown>> = {}): Promise<Entry[]> =>
      callStrapiAs(editor, path + queryString(query), schema.array()),
    get: (editor: Editor, key: string | number): Promise<Entry> => callStrapiAs(editor, pathOf(key), schema),
    remove: async (editor: Editor, key: string | number, ifMatch: string | null = null): Promise<void> => {
      await callStrapiAs(editor, pathOf(key), z.unknown(), { method: 'DELETE', ifMatch });
    },
  };
}

export function editedResource<Entry extends Dated, New, Change>(path: string, schema: z.ZodType<Entry>) {
  const resource = strapiResource(path, schema);
  return {
    ...resource,
    create: (editor: Editor, json: New): Promise<Entry> =>
      callStrapiAs(editor, path, schema, { method: 'POST', json }),
    /** Absent fields stay as they are (decisions C1, C2). */
    save: (editor: Editor, key: string, json: Change, ifMatch: string | null): Promise<Saved<Entry>> =>
      saveAs(editor, resource.pathOf(key), schema, { json, ifMatch }),
  };
}
