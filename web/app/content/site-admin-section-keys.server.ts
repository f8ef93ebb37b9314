import { z } from 'zod';
import { type ContentDoor, door } from './door.server';
import { graphql } from './graphql';

const SectionKeysQuery = graphql(`
  query SectionKeys {
    sections(locale: "de", pagination: { limit: 100 }, sort: ["sectionKey"]) {
      sectionKey
    }
  }
`);

const answer = z.object({ sections: z.array(z.object({ sectionKey: z.string() }).nullable()) });

/** The keys of all sections, in the order of the alphabet. @throws ContentUnavailable */
export async function getSectionKeys({ cache, strapi }: ContentDoor = door()): Promise<string[]> {
  const { sections } = await cache.get({
    name: 'section-keys',
    schema: answer,
    load: () => strapi.query(SectionKeysQuery, {}),
  });
  return sections.flatMap((section) => (section ? [section.sectionKey] : []));
}
