import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Field } from './field';
import { schemasOf } from './ordered';
import { declarationOf, ORDERED_KINDS, type OrderedKind } from './ordered-kinds';

interface Column {
  type: string;
  enum?: string[];
  pluginOptions: { i18n: { localized: boolean } };
}

const columnsOf = (kind: OrderedKind): Record<string, Column> =>
  JSON.parse(
    readFileSync(new URL(`../src/api/${kind}/content-types/${kind}/schema.json`, import.meta.url), 'utf8'),
  ).attributes;

const isLocalized = (column: Column | undefined) => column?.pluginOptions.i18n.localized;

const TYPES: Readonly<Partial<Record<Field['widget'], readonly string[]>>> = {
  line: ['string'],
  text: ['text'],
  markdown: ['text'],
  list: ['text'],
  switch: ['boolean'],
  date: ['date'],
  time: ['datetime'],
  choice: ['enumeration'],
  picture: ['media'],
  file: ['media'],
  blocks: ['text'],
};

describe.each(ORDERED_KINDS)('an entry of the kind %s', (kind) => {
  const { fields, parts, isReservedKey } = declarationOf(kind);
  const { created, row } = schemasOf(kind);
  const isTitleLocalized = fields.title?.isLocalized === true;

  it('has the columns that the contract names, each of its type and as localized as it says', () => {
    const columns = columnsOf(kind);
    const others = ['key', 'order', ...(parts ? ['texts', 'images'] : [])];
    expect(Object.keys(columns).sort()).toEqual([...others, ...Object.keys(fields)].sort());
    for (const [name, field] of Object.entries(fields)) {
      expect(TYPES[field.widget], name).toContain(columns[name]?.type);
      expect(isLocalized(columns[name]), name).toBe(field.isLocalized === true);
      expect(columns[name]?.enum, name).toEqual(field.choices && [...field.choices]);
    }
    expect([isLocalized(columns.key), isLocalized(columns.order)]).toEqual([false, false]);
  });

  it('needs a title, in German where each language has its own', () => {
    expect(created.safeParse({ key: 'neu' }).success).toBe(false);
    expect(created.safeParse({ key: 'neu', title: ' ' }).success).toBe(false);
    expect(created.safeParse({ key: 'neu', title: { en: 'New' } }).success).toBe(false);
    expect(created.safeParse({ key: 'neu', title: 'Neu' }).success).toBe(true);
    expect(created.safeParse({ key: 'neu', title: { de: 'Neu' } }).success).toBe(isTitleLocalized);
  });

  it('cannot have the address of the order for its key', () => {
    expect(isReservedKey('order')).toBe(true);
    expect(created.safeParse({ key: 'order', title: 'Neu' }).success).toBe(false);
  });

  it('can be read from a row without values', () => {
    const once = row.parse({});
    expect(row.parse(once)).toEqual(once);
    expect(once).toMatchObject({ isPublished: false });
  });
});
