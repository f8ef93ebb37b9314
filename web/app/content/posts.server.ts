import { z } from 'zod';
import { type ContentDoor, door } from './door.server';
import { graphql } from './graphql';

const PAGE_SIZE = 100;

const PostSlugsQuery = graphql(`
  query PostSlugs($start: Int!, $limit: Int!) {
    blogPosts(locale: "de", status: PUBLISHED, sort: ["slug"], pagination: { start: $start, limit: $limit }) {
      slug
    }
  }
`);

const answer = z.object({ blogPosts: z.array(z.object({ slug: z.string() })) });

/** The addresses of all published posts. @throws ContentUnavailable */
export async function getPostSlugs({ cache, strapi }: ContentDoor = door()): Promise<ReadonlySet<string>> {
  const slugs = await cache.get({
    name: 'post-slugs',
    schema: z.array(z.string()),
    load: async () => {
      const found: string[] = [];
      let page: z.output<typeof answer>;
      do {
        page = answer.parse(await strapi.query(PostSlugsQuery, { start: found.length, limit: PAGE_SIZE }));
        found.push(...page.blogPosts.map(({ slug }) => slug));
      } while (page.blogPosts.length === PAGE_SIZE);
      return found;
    },
  });
  return new Set(slugs);
}
