import { Validator } from '@seriousme/openapi-schema-validator';
import { addressOf } from 'contract/call-address';
import { CALLS, type CallName } from 'contract/calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser } from '~/api/browser.test-support';

interface Operation {
  responses: object;
  requestBody?: object;
  parameters?: { name: string; in: string; schema: object }[];
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let document: Document;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

beforeAll(async () => {
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  document = (await (await new Browser().call('GET', '/api/openapi.json')).json()) as Document;
});

describe('the description of the calls', () => {
  it('is valid OpenAPI 3.1 without a reference that leads nowhere', async () => {
    const result = await new Validator().validate({ ...structuredClone(document) });
    expect(result.errors ?? []).toEqual([]);
    expect(document.openapi).toBe('3.1.0');
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(50);
    for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
  });

  it('says what the checks say', () => {
    expect(document.components.schemas.NewSection).toMatchObject({ required: ['sectionKey'] });
    expect(document.components.schemas.Credentials).toMatchObject({ required: ['username', 'password'] });
    const change = document.paths['/api/content-sections/{key}']?.put?.requestBody;
    expect(JSON.stringify(change)).toContain('SectionChange');
  });

  it('says what may stand in an address', () => {
    const list = document.paths['/api/contact-submissions']?.get?.parameters;
    expect(list).toContainEqual({
      name: 'pageSize',
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
    });
    const texts = document.paths['/api/translations/{kind}/{key}']?.get?.parameters;
    expect(texts?.map(({ name, in: place }) => [name, place])).toEqual([
      ['kind', 'path'],
      ['key', 'path'],
    ]);
    expect(texts?.[0]?.schema).toMatchObject({ enum: expect.arrayContaining(['section', 'picture']) });
  });

  const paths = new Set((Object.keys(CALLS) as CallName[]).map((name) => addressOf(name).path));
  it.each([...paths])('names every method that %s takes, and none that it refuses', async (path) => {
    const named = METHODS.filter((method) => document.paths[path]?.[method.toLowerCase()]);
    expect(named.length).toBeGreaterThan(0);
    const stranger = new Browser();
    const address = path.replace('{kind}', 'section').replace(/\{\w+\}/g, '1');
    const allowed = (await stranger.call('PATCH', address)).headers.get('Allow')?.split(', ') ?? [];
    expect(allowed.filter((method) => method !== 'HEAD').sort()).toEqual([...named].sort());
    // GET of public resources would need a real Strapi.
    const called = METHODS.filter((method) => method !== 'GET' || !named.includes(method));
    for (const method of called) {
      const { status } = await stranger.call(method, address);
      expect(status !== 405, `whether ${method} is taken`).toBe(named.includes(method));
    }
  });
});
