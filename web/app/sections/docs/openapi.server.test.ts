import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import german from '~/i18n/locales/de/docs-idatik.json';
import { openApiDescription } from './openapi.server';
import { PKCE, SAMPLE_ENDPOINTS } from './sample-endpoints.server';

describe('openApiDescription', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(JSON.stringify(openApiDescription())));
    expect(result.errors).toBeUndefined();
    expect(validator.version).toBe('3.1');
  });

  it('describes exactly the endpoints of the page', () => {
    const described = Object.entries(openApiDescription().paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described).toEqual(SAMPLE_ENDPOINTS.map(({ method, path }) => `${method} ${path}`));
  });
});

describe('SAMPLE_ENDPOINTS', () => {
  it('are those of the specification, and each has its text', () => {
    expect(SAMPLE_ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /authorize',
      'POST /token',
      'GET /userinfo',
      'GET /fhir/Patient',
      'GET /fhir/Practitioner',
      'GET /fhir/Organization',
    ]);
    expect(german.api.endpoints).toHaveLength(SAMPLE_ENDPOINTS.length);
  });

  it('name no host that could exist', () => {
    const called = SAMPLE_ENDPOINTS.flatMap(({ request }) => request.match(/https?:\/\/[^/'\s]+/g) ?? []);
    expect(called.length).toBeGreaterThanOrEqual(SAMPLE_ENDPOINTS.length);
    for (const host of called) expect(host).toMatch(/\.example$/);
  });

  it('show a challenge that belongs to the verifier', () => {
    expect(createHash('sha256').update(PKCE.verifier).digest('base64url')).toBe(PKCE.challenge);
  });
});
