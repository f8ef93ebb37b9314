import { z } from 'zod';
import { EMPLOYMENT_TYPES } from '../../contract/opening-fields';
import { POST_MOTIFS } from '../../contract/post-fields';
import { RESOURCE_PARTS } from '../../contract/resource-fields';
import { SITE_ADDRESS } from '../../contract/site-addresses';
import { BLOG_POST, PRODUCT_TEXT, PROJECT, SECTION, uidOf } from '../content-types';
import type { Data } from '../strapi';

export interface SeedType {
  uid: string;
  keyField: string;
  /** In seed/shared. */
  sharedFile?: string;
  sharedSchema?: z.ZodType<Data>;
  /** In seed/<language>. */
  file: string;
  textSchema: z.ZodType<Data>;
  /** In seed/<language>: at most one Markdown file per entry, for the field `content`. */
  bodyFolder?: string;
  isBodyOptional?: true;
  hasDrafts: boolean;
}

const text = z.string().trim().min(1);
const lines = z.array(text).transform((list) => list.join('\n'));

export const SEED_TYPES: readonly SeedType[] = [
  {
    uid: SECTION,
    keyField: 'sectionKey',
    file: 'sections.json',
    textSchema: z.object({
      title: text,
      subtitle: text.optional(),
      description: text.optional(),
      content: text.optional(),
      texts: z
        .record(z.string(), text)
        .default({})
        .transform((texts) => Object.entries(texts).map(([name, value]) => ({ name, text: value }))),
    }),
    bodyFolder: 'sections',
    isBodyOptional: true,
    hasDrafts: false,
  },
  {
    uid: PROJECT,
    keyField: 'key',
    sharedFile: 'projects.json',
    sharedSchema: z.object({
      color: text,
      icon: text,
      stage: text,
      isActive: z.boolean().default(true),
      order: z.number().int(),
      externalUrl: z
        .string()
        .nullish()
        .transform((address) => address || null),
    }),
    file: 'projects.json',
    textSchema: z.object({ title: text, description: text, features: lines }),
    hasDrafts: false,
  },
  {
    uid: PRODUCT_TEXT,
    keyField: 'productKey',
    file: 'product-texts.json',
    textSchema: z.object({ title: text, description: text, keywords: text }),
    hasDrafts: false,
  },
  {
    uid: uidOf('opening'),
    keyField: 'key',
    sharedFile: 'openings.json',
    sharedSchema: z.object({
      isPublished: z.boolean().default(true),
      datePosted: z.iso.date(),
      expires: z.iso.date().nullish(),
      employmentType: z.enum(EMPLOYMENT_TYPES),
      isRemotePossible: z.boolean().default(false),
      order: z.number().int(),
    }),
    file: 'openings.json',
    textSchema: z.object({ title: text, location: text, summary: text, tasks: lines, profile: lines }),
    hasDrafts: false,
  },
  {
    uid: uidOf('resource'),
    keyField: 'key',
    sharedFile: 'resources.json',
    sharedSchema: z.object({
      isPublished: z.boolean().default(true),
      part: z.enum(RESOURCE_PARTS),
      address: z.string().regex(SITE_ADDRESS.pattern),
      order: z.number().int(),
    }),
    file: 'resources.json',
    textSchema: z.object({ title: text, description: text, kind: text }),
    hasDrafts: false,
  },
  {
    uid: BLOG_POST,
    keyField: 'slug',
    sharedFile: 'posts.json',
    sharedSchema: z.object({
      category: text,
      author: text,
      publicationDate: text,
      tags: lines,
      motif: z.enum(POST_MOTIFS).optional(),
      featured: z.boolean().default(false),
    }),
    file: 'posts.json',
    textSchema: z.object({ title: text, excerpt: text, seoTitle: text, seoDescription: text }),
    bodyFolder: 'posts',
    hasDrafts: true,
  },
];
