import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeStrapi, projectRow, sectionRow } from '~/content/fake-strapi.test-support';
import type { ContentClient } from '~/content/store/content-client.server';
import { type OwnContentClient, openContentClient } from '~/content/store/content-client.test-support';
import { getActiveProjects } from './projects.server';
import { findSection, findSectionByLanguage, hasSection } from './sections.server';

const strapi = new FakeStrapi();
let own: OwnContentClient;
let client: ContentClient;

const german = [
  projectRow('second', {
    order: 2,
    title: 'Zweites',
    description: 'Auf Deutsch',
    features: 'eins\n\n zwei \r\ndrei',
  }),
  projectRow('first', { order: 1, title: 'Erstes', icon: 'message-square', isActive: null }),
  projectRow('hidden', { isActive: false }),
  projectRow('odd', { order: 3, color: 'pink', icon: 'rocket', externalUrl: '  ' }),
];
const french = [projectRow('second', { title: 'Deuxième', description: ' ', features: 'un' })];

const sections = {
  de: [
    sectionRow('about', {
      title: 'Über uns',
      content: 'Text',
      texts: [
        { name: 'claim', text: 'Anspruch' },
        { name: 'note', text: 'Notiz' },
      ],
      images: [
        { name: 'team', image: { url: '/uploads/a.png', width: 4, height: 3, alternativeText: null } },
        { name: 'net', image: { url: '/uploads/b.png', alternativeText: 'Ein Netz' } },
        {
          name: 'map',
          image: { url: '/uploads/c.png', alternativeText: 'Eine Karte', alternativeTextIn: 'Une carte' },
        },
        { name: 'lost', image: null },
      ],
    }),
  ],
  fr: [
    sectionRow('about', {
      title: 'À propos',
      texts: [{ name: 'claim', text: 'Ambition' }],
      updatedAt: '2025-02-02T00:00:00.000Z',
    }),
  ],
};

beforeAll(async () => {
  await strapi.start();
  own = await openContentClient(strapi);
  client = own.client;
  strapi.graphql = (query, { language }) => {
    const isFrench = language === 'fr';
    if (query.includes('sections')) {
      return { germanRows: sections.de, ...(language !== 'de' && { rows: isFrench ? sections.fr : [] }) };
    }
    return { germanRows: german, ...(language !== 'de' && { rows: isFrench ? french : [] }) };
  };
});

afterAll(async () => {
  await strapi.stop();
  await own.remove();
});

describe('projects', () => {
  it('are the active ones in their order; only an explicit no hides one (decisions C2)', async () => {
    const projects = await getActiveProjects('de', client);
    expect(projects.map(({ key }) => key)).toEqual(['first', 'second', 'odd']);
  });

  it('are merged with German field by field, each field naming its language', async () => {
    const second = (await getActiveProjects('fr', client)).find(({ key }) => key === 'second');
    expect(second).toMatchObject({
      title: { value: 'Deuxième', lang: 'fr' },
      description: { value: 'Auf Deutsch', lang: 'de' },
      features: { value: ['un'], lang: 'fr' },
    });
  });

  it('have one feature a line, without blank ones', async () => {
    const [, second] = await getActiveProjects('de', client);
    expect(second?.features.value).toEqual(['eins', 'zwei', 'drei']);
  });

  it('have the icons that were chosen, and defaults for what it does not know (decisions C11)', async () => {
    const [first, , odd] = await getActiveProjects('de', client);
    expect(first?.icon).toBe('message-square');
    expect(odd).toMatchObject({ color: 'slate', icon: 'shield-check', externalUrl: null });
  });
});

describe('sections', () => {
  it('fall back to German field by field and text by text', async () => {
    expect(await findSection('about', 'fr', client)).toMatchObject({
      title: { value: 'À propos', lang: 'fr' },
      content: { value: 'Text', lang: 'de' },
      subtitle: null,
      texts: { claim: { value: 'Ambition', lang: 'fr' }, note: { value: 'Notiz', lang: 'de' } },
    });
  });

  it('leave out images without a file (decisions H3)', async () => {
    const section = await findSection('about', 'de', client);
    expect(Object.keys(section?.images ?? {})).toEqual(['team', 'net', 'map']);
    expect(section?.images.team).toEqual({
      url: '/uploads/a.png',
      version: null,
      width: 4,
      height: 3,
      alternativeText: null,
    });
  });

  it('describe their images in the language, else in German', async () => {
    const images = (await findSection('about', 'fr', client))?.images;
    expect(images?.net?.alternativeText).toEqual({ value: 'Ein Netz', lang: 'de' });
    expect(images?.map?.alternativeText).toEqual({ value: 'Une carte', lang: 'fr' });
  });

  it('are null, not an error, when editors have none', async () => {
    expect(await findSection('privacy', 'de', client)).toBeNull();
    expect(await findSectionByLanguage('privacy', client)).toBeNull();
    expect(await hasSection('privacy', client)).toBe(false);
    expect(await hasSection('about', client)).toBe(true);
  });

  it('know the newest date of their languages', async () => {
    expect((await findSection('about', 'fr', client))?.lastUpdated).toBe('2025-02-02T00:00:00.000Z');
  });
});
