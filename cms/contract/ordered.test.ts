import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemasOf } from './ordered';
import { declarationOf, ORDERED_KINDS, type OrderedKind } from './ordered-kinds';
import { storedSchemaOf } from './stored-schema';

const fileOf = (kind: OrderedKind) =>
  readFileSync(new URL(`../src/api/${kind}/content-types/${kind}/schema.json`, import.meta.url), 'utf8');

describe.each(ORDERED_KINDS)('an entry of the kind %s', (kind) => {
  const { fields, isReservedKey } = declarationOf(kind);
  const { created, row } = schemasOf(kind);
  const isTitleLocalized = fields.title?.isLocalized === true;

  it('has the schema in Strapi that its declaration asks for', () => {
    expect(JSON.parse(fileOf(kind)), 'npm run schema --prefix cms').toEqual(storedSchemaOf(kind));
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
