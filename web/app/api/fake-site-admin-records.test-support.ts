export type Json = Record<string, unknown>;
export type Role = 'author' | 'editor' | 'admin';

/** A section as Strapi's call for the /admin screen answers it. */
export function section(sectionKey: string) {
  return {
    sectionKey,
    translations: {
      de: { title: 'Über uns', content: 'Text', motto: 'Eins' },
      sq: { title: 'Rreth nesh', content: null },
    },
    images: {
      team: { id: 3, url: '/uploads/team.png', width: 10, height: 5, alternativeText: 'Team' },
      gone: null,
    },
    lastUpdated: '2026-01-01T00:00:00.000Z',
    updatedBy: 'Ada',
    languages: { de: '2026-01-01T00:00:00.000Z', sq: '2025-01-01T00:00:00.000Z' },
    outdated: { sq: { title: 'Wir' } },
  };
}

/** A product in the same way. */
export function project(key: string) {
  return {
    key,
    title: { de: 'Titel', en: 'Title' },
    description: { de: 'Beschreibung', fr: null },
    features: { de: ['a', 'b'], en: ['A'] },
    color: 'teal',
    icon: 'link',
    stage: 'Launch',
    isActive: true,
    order: 1,
    externalUrl: null,
    lastUpdated: '2026-01-01T00:00:00.000Z',
    updatedBy: null,
    languages: { de: '2026-01-01T00:00:00.000Z' },
    outdated: { en: { title: null } },
  };
}

/** What search engines are told of a product, before anybody has written it. */
export function productText(key: string) {
  return { key, translations: {}, languages: {}, outdated: {}, lastUpdated: null, updatedBy: null };
}

/** A picture of the media library, its size in thousands of bytes. */
export function mediaFile(id: number) {
  return {
    id,
    url: `/uploads/${id}.png`,
    size: 1.5,
    alternativeText: 'Team',
    alternativeTexts: { de: 'Team', en: 'Team' },
    usedBy: ['about'],
    usedElsewhere: [] as { kind: string; key: string }[],
    mayChange: true,
    outdated: {},
  };
}

const texts = (filled: string[], updatedAt: string | null) => ({
  filled,
  unfinished: [] as string[],
  outdated: [] as string[],
  isPublished: true,
  updatedAt,
});

/** What is filled when, as Strapi answers it. */
export const translations = [
  {
    kind: 'section',
    key: 'about',
    name: 'Über uns',
    languages: {
      de: texts(['title', 'content'], '2026-01-02T00:00:00.000Z'),
      en: { ...texts(['title', 'content'], '2026-01-03T00:00:00.000Z'), outdated: ['title'] },
      fr: texts(['title'], '2026-01-03T00:00:00.000Z'),
      it: { ...texts(['title'], '2026-01-03T00:00:00.000Z'), unfinished: ['content'] },
      es: { ...texts(['title', 'content'], '2026-01-03T00:00:00.000Z'), isPublished: false },
      sq: texts([], null),
    },
    panelPath: '/admin/content-manager/collection-types/api::section.section/abc',
  },
];

/** The texts of that section, with what German said before; confirmed are those that are named. */
export function translationDetails(confirmed: Record<string, string[]> = {}) {
  return {
    ...translations[0],
    texts: { de: { title: 'Über uns' }, en: { title: 'We' } },
    sources: confirmed.en?.includes('title') ? {} : { en: { title: 'Wir' } },
    state: 'looked-at',
    updatedBy: 'Ada',
    lastUpdated: '2026-01-03T00:00:00.000Z',
  };
}

/** Strapi looks the files up that a change names by number or address. */
export function withFiles(change: Json): Json {
  if (!change.images) return change;
  const images = Object.entries(change.images).map(([name, value]) => {
    const file = { id: 9, url: typeof value === 'string' ? value : `/uploads/${value}.png` };
    return [name, value === null ? null : file];
  });
  return { ...change, images: Object.fromEntries(images) };
}

/** What the account may do, as Strapi tells it. */
export function mayOf(role: Role) {
  const may = role !== 'author';
  const all = { create: may, read: true, update: may, delete: may };
  return {
    sections: all,
    projects: all,
    productTexts: { read: true, update: may },
    messages: { read: may, update: may, delete: may },
    media: { create: true, read: true, update: true, delete: true },
    appearance: { read: true, update: may },
  };
}
