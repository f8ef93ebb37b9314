import { expect, it } from 'vitest';
import { attributes } from '../src/api/blog-post/content-types/blog-post/schema.json';
import { POST_CATEGORIES, POST_MOTIFS } from './post-fields';

it('Strapi offers the categories and drawings of the contract', () => {
  expect(attributes.category.enum).toEqual([...POST_CATEGORIES]);
  expect(attributes.motif.enum).toEqual([...POST_MOTIFS]);
});
