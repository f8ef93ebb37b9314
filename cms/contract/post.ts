import { z } from 'zod';
import { LANGUAGES } from './languages';
import { pageOf, pageQuery } from './paging';
import { POST_CATEGORIES } from './post-fields';

const language = z.enum(LANGUAGES.map(({ code }) => code));

/** A published post for every caller (specification 3). */
export const blogPost = z.object({
  id: z.string().meta({ description: 'Stays the same in every language and after every correction.' }),
  slug: z.string(),
  language: language.meta({
    description: 'The language of the texts: German where there is no translation.',
  }),
  title: z.string(),
  excerpt: z.string(),
  content: z
    .string()
    .meta({ description: 'Headings, paragraphs, lists, bold, italic, code and links in Markdown.' }),
  category: z.enum(POST_CATEGORIES).nullable(),
  author: z.string().nullable(),
  publishedAt: z.string().nullable(),
  readTime: z.number().nullable().meta({ description: 'In minutes.' }),
  tags: z.array(z.string()),
  featured: z.boolean(),
});
export type BlogPost = z.output<typeof blogPost>;

export const postQuery = z.object({
  lang: language.optional().meta({ description: 'Without it, the language that the request prefers.' }),
});

/** Returns all posts without `page`. */
export const postListQuery = pageQuery.extend(postQuery.shape);

export const postPage = pageOf(blogPost);
