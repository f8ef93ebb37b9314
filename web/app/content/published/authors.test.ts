import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeStrapi } from '~/content/fake-strapi.test-support';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { authorNamed, getAuthors } from './authors.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;
const asked: string[] = [];

const PICTURE = {
  url: '/uploads/ada.jpg',
  updatedAt: '2026-01-01T00:00:00.000Z',
  focalPoint: { x: 50, y: 20 },
};

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi);
  strapi.graphql = (query, { language }) => {
    asked.push(query);
    const german = [
      { documentId: 'ada', name: 'Ada Beispiel', line: 'Forscht.', picture: PICTURE },
      { documentId: 'bea', name: 'Bea Beispiel', line: ' ', picture: null },
    ];
    const french = [
      { documentId: 'ada', name: 'Ada Beispiel', line: 'Fait de la recherche.', picture: PICTURE },
    ];
    return { authors: language === 'de' ? german : language === 'fr' ? french : [] };
  };
});

afterAll(async () => {
  await own.remove();
  await strapi.stop();
});

it('an author has the line of the language, else the German one', async () => {
  const line = async (language: 'de' | 'fr' | 'en') =>
    authorNamed(await getAuthors(language, own.client), ' ada beispiel')?.line;
  expect(await line('fr')).toEqual({ value: 'Fait de la recherche.', lang: 'fr' });
  expect(await line('en')).toEqual({ value: 'Forscht.', lang: 'de' });
});

it('a person without line and picture is no portrait, nor is a name that nobody has', async () => {
  const authors = await getAuthors('de', own.client);
  expect(authorNamed(authors, 'Bea Beispiel')).toBeNull();
  expect(authorNamed(authors, 'Redaktion')).toBeNull();
  expect(authorNamed(authors, null)).toBeNull();
});

it('Strapi is asked for those who have consented alone', () => {
  expect(asked.every((query) => /hasConsent: ?\{ ?eq: ?true/.test(query))).toBe(true);
});
