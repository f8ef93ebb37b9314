import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Browser, findResource } from '~/api/browser.test-support';
import * as openapi from '~/api/resources/openapi';
import { OPERATIONS } from './operations.server';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: object; requestBody?: object }>>;
  components: { schemas: Record<string, unknown> };
}

let document: Document;

const METHODS = ['get', 'post', 'put', 'delete'] as const;
const PATHS = [...new Set(OPERATIONS.map(({ path }) => path))];

beforeAll(async () => {
  vi.stubEnv('CMS_API_TOKEN', 't'.repeat(40));
  vi.stubEnv('SESSION_SECRET', 's'.repeat(40));
  document = (await openapi.loader().json()) as Document;
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

  it.each(OPERATIONS.map(({ method, path }) => [method, path] as const))(
    'names %s %s, which is there',
    async (method, path) => {
      const { module, params } = await findResource(path.replace(/\{\w+\}/g, 'example'));
      expect(method === 'get' ? module.loader : module.action).toBeTypeOf('function');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params)).toEqual(names);
    },
  );

  it.each(PATHS)('names every method that %s takes, and none that it refuses', async (path) => {
    const named = METHODS.filter((method) =>
      OPERATIONS.some((operation) => operation.path === path && operation.method === method),
    );
    const stranger = new Browser();
    const address = path.replace(/\{\w+\}/g, 'example');
    const allowed = (await stranger.call('PATCH', address)).headers.get('Allow')?.split(', ') ?? [];
    expect(allowed.filter((method) => method !== 'HEAD').sort()).toEqual(
      named.map((method) => method.toUpperCase()).sort(),
    );
    // What is read needs a Strapi to answer; that it can be read at all is tested above.
    const asked = METHODS.filter((method) => method !== 'get' || !named.includes(method));
    for (const method of asked) {
      const { status } = await stranger.call(method.toUpperCase(), address);
      expect(status !== 405, `whether ${method} is taken`).toBe(named.includes(method));
    }
  });
});
