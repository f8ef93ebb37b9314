import { z } from 'zod';
import { SEARCH_LENGTH } from './limits';
import { byLanguage, language } from './localized';
import { pageOf, pageQuery } from './paging';
import { POST_CATEGORIES, POST_STATES } from './post-fields';

const slug = z.string().nullable();
const panelPath = z.string();

export const listedPost = z.object({
  id: z.string().meta({ description: 'Stays the same in every language and after every correction.' }),
  slug: slug.meta({ description: 'As it is in the draft.' }),
  publishedSlug: slug.meta({ description: 'As visitors have it; null where no language is published.' }),
  language: language.meta({ description: 'The language of the title: German where there is one.' }),
  title: z.string(),
  category: z.enum(POST_CATEGORIES).nullable(),
  publicationDate: z.string().nullable(),
  featured: z.boolean(),
  updatedAt: z.string().meta({ description: 'The last change in any language.' }),
  languages: byLanguage(
    z.object({
      state: z.enum(POST_STATES).meta({
        description:
          'What visitors meet; "scheduled" also where the draft has changes that are not published.',
      }),
      hasChanges: z
        .boolean()
        .meta({ description: 'Whether it is published, and the draft was saved again since.' }),
      panelPath: panelPath.meta({ description: 'Where this version is edited in Strapi.' }),
    }),
  ).meta({
    description: 'Languages in which it is not written, or that the account may not read, are absent.',
  }),
});
export type ListedPost = z.output<typeof listedPost>;

/** Finds posts with all the words in one title and a language in the state. */
export const listedPostQuery = z.object({
  page: pageQuery.shape.page.unwrap().default(1),
  pageSize: pageQuery.shape.pageSize,
  search: z.string().trim().max(SEARCH_LENGTH).default(''),
  state: z.enum(POST_STATES).optional().meta({
    description:
      '"published": visitors can read it, changes or not. "modified": there are changes that are not published, also of a post that waits for its date.',
  }),
});

const count = z.number();

export const listedPostPage = pageOf(listedPost).extend({
  counts: z.object({ all: count, published: count, scheduled: count, modified: count, draft: count }).meta({
    description:
      'How many posts with the words have a language in each state; one post may count in several.',
  }),
  newPanelPath: panelPath.meta({ description: 'Where a new post is begun in Strapi.' }),
});
export type ListedPostPage = z.output<typeof listedPostPage>;
