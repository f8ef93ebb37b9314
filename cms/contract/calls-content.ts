import { z } from 'zod';
import { type CallTable, errorAnswer, lastSaved, stale, success } from './call';
import { keyOrder } from './edited-entry';
import { linkCheck, linkCheckQuery, linksHere, linksHereQuery } from './link-check';
import { listedMediaFile, mediaChange, mediaFile, mediaPage, mediaQuery, pictureUses } from './media';
import { listedPostPage, listedPostQuery } from './post-list';
import { productText, productTextInput, writtenProductText } from './product-text';
import { activeProject, editedProject, newProject, projectInput } from './project';
import { findingPage, outsideCheck, reportQuery } from './report';
import { contentSection, editedSection, newSection, sectionInput } from './section';
import { translatedTexts, translation, translationConfirmation } from './translation';
import { TRANSLATED_KINDS } from './translation-state';

export const sectionCalls = {
  'GET /api/content-sections': {
    summary: 'The sections; for editors with what they need to edit.',
    access: 'optional-session',
    output: editedSection.or(contentSection).array(),
    strapi: { permission: 'read section', output: editedSection.array() },
  },
  'POST /api/content-sections': {
    summary: 'Create a section.',
    access: 'session',
    input: newSection,
    output: editedSection,
    status: 201,
    errors: ['key-taken'],
    strapi: { permission: 'create section' },
  },
  'GET /api/content-sections/{key}': {
    summary: 'A section; for editors with what they need to edit.',
    access: 'optional-session',
    output: editedSection.or(contentSection),
    errors: ['bad-request'],
    strapi: { permission: 'read section', output: editedSection },
  },
  'PUT /api/content-sections/{key}': {
    summary: 'Change a section. What is absent stays: by language, by text, by picture.',
    access: 'session',
    input: sectionInput,
    output: editedSection,
    ifMatch: stale(editedSection),
    strapi: { permission: 'update section' },
  },
  'DELETE /api/content-sections/{key}': {
    summary: 'Delete a section.',
    access: 'session',
    output: success,
    ifMatch: errorAnswer,
    strapi: { permission: 'delete section' },
  },
} as const satisfies CallTable;

export const projectCalls = {
  'GET /api/projects': {
    summary: 'The active products; for editors all of them, with what they need to edit.',
    access: 'optional-session',
    output: editedProject.or(activeProject).array(),
    strapi: { permission: 'read project', output: editedProject.array() },
  },
  'POST /api/projects': {
    summary: 'Create a product.',
    access: 'session',
    input: newProject,
    output: editedProject,
    status: 201,
    errors: ['key-taken'],
    strapi: { permission: 'create project' },
  },
  'PUT /api/projects/order': {
    summary: 'Put the products into an order.',
    access: 'session',
    input: keyOrder,
    output: success,
    strapi: { permission: 'update project' },
  },
  'PUT /api/projects/{key}': {
    summary: 'Change a product. What is absent stays.',
    access: 'session',
    input: projectInput,
    output: editedProject,
    ifMatch: stale(editedProject),
    strapi: { permission: 'update project' },
  },
  'DELETE /api/projects/{key}': {
    summary: 'Delete a product.',
    access: 'session',
    output: success,
    ifMatch: errorAnswer,
    strapi: { permission: 'delete project' },
  },
  'GET /api/product-texts/{key}': {
    summary: 'What search engines are told of the page of a product.',
    access: 'session',
    output: productText,
    strapi: { permission: 'read product-text', output: writtenProductText },
  },
  'PUT /api/product-texts/{key}': {
    summary: 'Change what search engines are told of the page of a product. What is absent stays.',
    access: 'session',
    input: productTextInput,
    output: productText,
    ifMatch: stale(productText, lastSaved),
    strapi: { permission: 'update product-text', output: writtenProductText },
  },
} as const satisfies CallTable;

const params = z.object({ kind: z.enum(TRANSLATED_KINDS), key: z.string() });

export const translationCalls = {
  'GET /api/translations': {
    summary: 'How far every text that editors own is translated.',
    access: 'session',
    output: translation.array(),
    strapi: { permission: 'account' },
  },
  'GET /api/translations/{kind}/{key}': {
    summary: 'The texts of one thing in all languages, and what German said when they were translated.',
    access: 'session',
    params,
    output: translatedTexts,
    strapi: { permission: 'read {kind}' },
  },
  'PUT /api/translations/{kind}/{key}': {
    summary: 'Say of translations that they still fit what German says today. No text changes.',
    access: 'session',
    params,
    input: translationConfirmation,
    output: translatedTexts,
    ifMatch: stale(translatedTexts),
    strapi: { permission: 'update {kind}' },
  },
} as const satisfies CallTable;

export const linkCheckCalls = {
  'GET /api/link-checks': {
    summary:
      'The links of one entry that lead nowhere, in the stored texts of all languages; of a post, in its draft.',
    access: 'session',
    query: linkCheckQuery,
    output: linkCheck,
    strapi: { permission: 'account' },
  },
  'GET /api/links-here': {
    summary: 'The other entries whose texts link to the page of one, also to its earlier addresses.',
    access: 'session',
    query: linksHereQuery,
    output: linksHere,
    strapi: { permission: 'account' },
  },
} as const satisfies CallTable;

export const reportCalls = {
  'GET /api/reports': {
    summary:
      'What is wrong in the stored content, of posts in their drafts: links that lead nowhere, pictures without text, long texts, missing translations, pages without changes for a year.',
    access: 'session',
    query: reportQuery,
    output: findingPage,
    strapi: { permission: 'read section' },
  },
  'POST /api/reports': {
    summary: 'Begin to check the links to other sites. `GET /api/reports` tells when it is done.',
    access: 'session',
    input: outsideCheck,
    output: success,
    strapi: { permission: 'update section' },
  },
} as const satisfies CallTable;

const file = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
});

export const mediaCalls = {
  'GET /api/media': {
    summary:
      'The pictures of the media library, or its PDFs, newest first: all, or with `page` a part of them.',
    access: 'session',
    query: mediaQuery,
    output: listedMediaFile.array().or(mediaPage),
    strapi: { permission: 'read picture' },
  },
  'GET /api/media/{id}': {
    summary: 'One picture.',
    access: 'session',
    params: file,
    output: listedMediaFile,
    strapi: { permission: 'read picture' },
  },
  'PUT /api/media/{id}': {
    summary: 'Change the alternative texts of a picture. What is absent stays, an empty text clears.',
    access: 'session',
    params: file,
    input: mediaChange,
    output: mediaFile,
    strapi: { permission: 'update picture' },
  },
  'DELETE /api/media/{id}': {
    summary: 'Delete a picture that no section shows, with its alternative texts.',
    access: 'session',
    params: file,
    output: success,
    conflict: {
      description: 'It is still shown; nothing is deleted.',
      schema: errorAnswer.extend(pictureUses.shape),
    },
    strapi: { permission: 'delete picture' },
  },
  'POST /api/upload': {
    summary: 'Put a picture into the media library.',
    access: 'session',
    input: z.object({
      image: z.unknown().meta({ type: 'string', contentMediaType: 'application/octet-stream' }),
      alternativeText: z.string().optional(),
    }),
    body: 'form',
    output: mediaFile,
    // The check of the form reads only the first bytes; Strapi decodes the picture.
    errors: ['picture-too-many-pixels', 'picture-unreadable', 'too-many-uploads'],
  },
  'POST /api/pdfs': {
    summary: 'Put a PDF into the media library.',
    access: 'session',
    input: z.object({
      pdf: z.unknown().meta({ type: 'string', contentMediaType: 'application/pdf' }),
    }),
    body: 'form',
    output: mediaFile,
    // The check of the form reads only the first bytes; Strapi reads the whole file.
    errors: ['pdf-unreadable', 'pdf-active', 'too-many-uploads'],
  },
} as const satisfies CallTable;

export const postCalls = {
  'GET /api/posts': {
    summary: 'A page of the posts, drafts among them: those without a date first, then the newest.',
    access: 'session',
    query: listedPostQuery,
    output: listedPostPage,
    strapi: { permission: 'read post' },
  },
} as const satisfies CallTable;
