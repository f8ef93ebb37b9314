import { randomUUID } from 'node:crypto';
import type { EditedProject } from 'contract/project';
import { expect, projectAddress, test } from '../support/contract-test';
import { copy } from '../support/copy';
import { strapi } from '../support/strapi';

test.describe('an address that editors lead on', () => {
  test('answers at once, in the language of the visitor, and with the campaign', async ({
    createRedirect,
    request,
  }) => {
    const { address } = await createRedirect({ target: '/careers#values', campaign: 'dmea-2027' });
    const locationOf = async (path: string) => {
      const answer = await request.get(path, { maxRedirects: 0, headers: { 'Accept-Language': 'de' } });
      return [answer.status(), answer.headers().location, answer.headers()['cache-control']];
    };
    const query = '?utm_campaign=dmea-2027';
    const policy = 'private, no-cache';
    expect(await locationOf(address)).toEqual([301, `/careers${query}#values`, policy]);
    expect(await locationOf(`/en${address.toUpperCase()}`)).toEqual([
      301,
      `/en/careers${query}#values`,
      policy,
    ]);
    expect(await locationOf(`${address}?a=1`)).toEqual([
      301,
      `/careers?a=1&${query.slice(1)}#values`,
      policy,
    ]);
  });

  test('leads elsewhere after a change, and nowhere after its deletion', async ({
    createRedirect,
    editor,
    request,
  }) => {
    const { key, address } = await createRedirect({ kind: 'temporary' });
    const answer = () => request.get(address, { maxRedirects: 0, headers: { 'Accept-Language': 'de' } });
    expect((await answer()).headers().location).toBe('/faq');
    await editor.put(`/api/redirects/${key}`, { target: 'https://example.org/x' });
    expect([(await answer()).status(), (await answer()).headers().location]).toEqual([
      302,
      'https://example.org/x',
    ]);
    await editor.delete(`/api/redirects/${key}`);
    expect((await answer()).status()).toBe(404);
  });

  test('says that a page is gone, with the search of an unknown address', async ({
    createRedirect,
    request,
  }) => {
    const { address } = await createRedirect({ kind: 'gone', target: null });
    const answer = await request.get(`/en${address}`);
    expect([answer.status(), answer.headers()['x-robots-tag']]).toEqual([410, 'noindex']);
    expect(await answer.text()).toContain(copy('en', 'frame').notFound.submit);
  });

  test('gives way to a page that appears there', async ({
    createRedirect,
    editor,
    newProjectKey,
    request,
  }) => {
    const key = newProjectKey();
    const { key: redirect } = await createRedirect({ address: `/products/${key}` });
    const status = async () => (await request.get(`/products/${key}`, { maxRedirects: 0 })).status();
    try {
      expect(await status()).toBe(301);
      await editor.post('/api/projects', { key, title: 'Neu' });
      expect(await status()).toBe(200);
      await editor.delete(projectAddress(key));
      expect(await status()).toBe(301);
    } finally {
      await editor.delete(`/api/redirects/${redirect}`);
    }
  });
});

test('a product that is renamed in the panel is found at its earlier address', async ({
  createProject,
  editor,
  request,
}) => {
  const { key } = await createProject();
  const renamed = `e2e-${randomUUID()}`;
  const [stored] = await strapi.projects.list('key', key, 'de');
  try {
    await strapi.projects.save(stored?.documentId ?? '', 'de', { key: renamed, title: 'Umbenannt' });
    const { body } = await editor.get<EditedProject[]>('/api/projects');
    expect(body.map((product) => product.key)).toContain(renamed);
    const answer = await request.get(`/en/products/${key}?tab=a`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `/en/products/${renamed}?tab=a`]);
  } finally {
    for (const { documentId } of await strapi.projects.list('key', renamed)) {
      await strapi.projects.remove(documentId);
    }
    for (const { documentId } of await strapi.redirects.list('address', `/products/${key}`)) {
      await strapi.redirects.remove(documentId);
    }
  }
});
