import { credentials, editorAccount } from 'contract/account';
import { appearance, appearanceInput } from 'contract/appearance';
import { listedMediaFile, mediaChange, mediaFile, mediaPage, mediaQuery } from 'contract/media';
import { messageChange, messagePage, messageQuery, storedMessage, unreadMessages } from 'contract/message';
import { productText, productTextInput } from 'contract/product-text';
import { activeProject, editedProject, newProject, projectInput, projectOrder } from 'contract/project';
import { contentSection, editedSection, newSection, sectionInput } from 'contract/section';
import { translatedTexts, translation, translationConfirmation } from 'contract/translation';
import type { z } from 'zod';
import { contactMessage } from '~/features/contact/message.server';
import {
  contactAnswer,
  errorAnswer,
  pictureInUse,
  staleAppearance,
  staleProductText,
  staleProject,
  staleSection,
  staleTranslation,
  success,
} from './contract';

type Method = 'get' | 'post' | 'put' | 'delete';

/** One call of the contract, as the description at /api/openapi.json says it. */
export interface Operation {
  method: Method;
  path: string;
  summary: string;
  /** Who may call it; Strapi's permissions decide which editors (decisions C21, D4). */
  for: 'anybody' | 'editors';
  input?: z.ZodType;
  query?: string[];
  /** What is answered when all is well. JSON unless `type` says otherwise. */
  answer: { status: 200 | 201; schema?: z.ZodType; type?: string };
  /** What else can be answered, beyond what every call can. */
  errors?: readonly number[];
  /** Whether `If-Match` is looked at, and what a change based on an older state is answered. */
  stale?: z.ZodType;
  /** Another reason for 409 that is answered with more than its text. */
  conflict?: { description: string; schema: z.ZodType };
  form?: 'image';
}

const WRITE = [400, 413, 415] as const;

/** Everything under /api that somebody may rely on. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/contact',
    summary: 'Send a message to the company.',
    for: 'anybody',
    // The signals that only the site’s own form sends are no part of the contract (decisions E1).
    input: contactMessage.omit({ website: true, formToken: true, captchaSolved: true }),
    answer: { status: 200, schema: contactAnswer },
    errors: [400, 403, 413, 415, 429, 503],
  },
  {
    method: 'get',
    path: '/api/projects/active',
    summary: 'The active products.',
    for: 'anybody',
    answer: { status: 200, schema: activeProject.array() },
    errors: [503],
  },
  {
    method: 'get',
    path: '/api/projects',
    summary: 'The active products; for editors all of them, with what they need to edit.',
    for: 'anybody',
    answer: { status: 200, schema: editedProject.or(activeProject).array() },
    errors: [503],
  },
  {
    method: 'post',
    path: '/api/projects',
    summary: 'Create a product.',
    for: 'editors',
    input: newProject,
    answer: { status: 201, schema: editedProject },
    errors: [...WRITE, 409],
  },
  {
    method: 'put',
    path: '/api/projects/order',
    summary: 'Put the products into an order.',
    for: 'editors',
    input: projectOrder,
    answer: { status: 200, schema: success },
    errors: WRITE,
  },
  {
    method: 'put',
    path: '/api/projects/{key}',
    summary: 'Change a product. What is absent stays.',
    for: 'editors',
    input: projectInput,
    answer: { status: 200, schema: editedProject },
    errors: [...WRITE, 404],
    stale: staleProject,
  },
  {
    method: 'delete',
    path: '/api/projects/{key}',
    summary: 'Delete a product.',
    for: 'editors',
    answer: { status: 200, schema: success },
    errors: [400, 404],
    stale: errorAnswer,
  },
  {
    method: 'get',
    path: '/api/product-texts/{key}',
    summary: 'What search engines are told of the page of a product.',
    for: 'editors',
    answer: { status: 200, schema: productText },
    errors: [404],
  },
  {
    method: 'put',
    path: '/api/product-texts/{key}',
    summary: 'Change what search engines are told of the page of a product. What is absent stays.',
    for: 'editors',
    input: productTextInput,
    answer: { status: 200, schema: productText },
    errors: [...WRITE, 404],
    stale: staleProductText,
  },
  {
    method: 'get',
    path: '/api/content-sections',
    summary: 'The sections; for editors with what they need to edit.',
    for: 'anybody',
    answer: { status: 200, schema: editedSection.or(contentSection).array() },
    errors: [503],
  },
  {
    method: 'post',
    path: '/api/content-sections',
    summary: 'Create a section.',
    for: 'editors',
    input: newSection,
    answer: { status: 201, schema: editedSection },
    errors: [...WRITE, 409],
  },
  {
    method: 'get',
    path: '/api/content-sections/{key}',
    summary: 'A section; for editors with what they need to edit.',
    for: 'anybody',
    answer: { status: 200, schema: editedSection.or(contentSection) },
    errors: [400, 404, 503],
  },
  {
    method: 'put',
    path: '/api/content-sections/{key}',
    summary: 'Change a section. What is absent stays: by language, by text, by picture.',
    for: 'editors',
    input: sectionInput,
    answer: { status: 200, schema: editedSection },
    errors: [...WRITE, 404],
    stale: staleSection,
  },
  {
    method: 'delete',
    path: '/api/content-sections/{key}',
    summary: 'Delete a section.',
    for: 'editors',
    answer: { status: 200, schema: success },
    errors: [400, 404],
    stale: errorAnswer,
  },
  {
    method: 'get',
    path: '/api/contact-submissions',
    summary: 'The messages, newest first: all, or with `page` a part of them.',
    for: 'editors',
    query: Object.keys(messageQuery.shape),
    answer: { status: 200, schema: storedMessage.array().or(messagePage) },
    errors: [400],
  },
  {
    method: 'get',
    path: '/api/contact-submissions/{id}',
    summary: 'One message.',
    for: 'editors',
    answer: { status: 200, schema: storedMessage },
    errors: [404],
  },
  {
    method: 'get',
    path: '/api/contact-submissions/unread',
    summary: 'How many messages nobody has read yet.',
    for: 'editors',
    answer: { status: 200, schema: unreadMessages },
  },
  {
    method: 'get',
    path: '/api/contact-submissions.csv',
    summary: 'The messages as a table.',
    for: 'editors',
    query: ['search'],
    answer: { status: 200, type: 'text/csv' },
    errors: [400],
  },
  {
    method: 'put',
    path: '/api/contact-submissions/{id}',
    summary: 'Say how far a message is dealt with.',
    for: 'editors',
    input: messageChange,
    answer: { status: 200, schema: storedMessage },
    errors: [...WRITE, 404],
  },
  {
    method: 'delete',
    path: '/api/contact-submissions/{id}',
    summary: 'Delete a message.',
    for: 'editors',
    answer: { status: 200, schema: success },
    errors: [400, 404],
  },
  {
    method: 'post',
    path: '/api/upload',
    summary: 'Put a picture into the media library.',
    for: 'editors',
    form: 'image',
    answer: { status: 200, schema: mediaFile },
    errors: WRITE,
  },
  {
    method: 'get',
    path: '/api/media',
    summary: 'The pictures of the media library, newest first: all, or with `page` a part of them.',
    for: 'editors',
    query: Object.keys(mediaQuery.shape),
    answer: { status: 200, schema: listedMediaFile.array().or(mediaPage) },
    errors: [400],
  },
  {
    method: 'get',
    path: '/api/media/{id}',
    summary: 'One picture.',
    for: 'editors',
    answer: { status: 200, schema: listedMediaFile },
    errors: [404],
  },
  {
    method: 'put',
    path: '/api/media/{id}',
    summary: 'Change the alternative texts of a picture. What is absent stays, an empty text clears.',
    for: 'editors',
    input: mediaChange,
    answer: { status: 200, schema: mediaFile },
    errors: [...WRITE, 404],
  },
  {
    method: 'delete',
    path: '/api/media/{id}',
    summary: 'Delete a picture that no section shows, with its alternative texts.',
    for: 'editors',
    answer: { status: 200, schema: success },
    errors: [400, 404],
    conflict: { description: 'It is still shown; nothing is deleted.', schema: pictureInUse },
  },
  {
    method: 'get',
    path: '/api/translations',
    summary: 'How far every text that editors own is translated.',
    for: 'editors',
    answer: { status: 200, schema: translation.array() },
  },
  {
    method: 'get',
    path: '/api/translations/{kind}/{key}',
    summary: 'The texts of one thing in all languages, and what German said when they were translated.',
    for: 'editors',
    answer: { status: 200, schema: translatedTexts },
    errors: [404],
  },
  {
    method: 'put',
    path: '/api/translations/{kind}/{key}',
    summary: 'Say of translations that they still fit what German says today. No text changes.',
    for: 'editors',
    input: translationConfirmation,
    answer: { status: 200, schema: translatedTexts },
    errors: [...WRITE, 404],
    stale: staleTranslation,
  },
  {
    method: 'get',
    path: '/api/appearance',
    summary: 'Colours and fonts.',
    for: 'editors',
    answer: { status: 200, schema: appearance },
  },
  {
    method: 'put',
    path: '/api/appearance',
    summary: 'Change colours and fonts. What is absent stays, null brings the default back.',
    for: 'editors',
    input: appearanceInput,
    answer: { status: 200, schema: appearance },
    errors: WRITE,
    stale: staleAppearance,
  },
  {
    method: 'post',
    path: '/api/admin/login',
    summary: 'Sign in with an account of Strapi; the answer sets the session cookie.',
    for: 'anybody',
    input: credentials,
    answer: { status: 200, schema: success },
    errors: [...WRITE, 401, 403, 429, 503],
  },
  {
    method: 'post',
    path: '/api/admin/logout',
    summary: 'Sign out, here and at Strapi.',
    for: 'anybody',
    answer: { status: 200, schema: success },
    errors: [403, 503],
  },
  {
    method: 'get',
    path: '/api/admin/session',
    summary: 'Who is signed in, and what the account may do.',
    for: 'editors',
    answer: { status: 200, schema: editorAccount },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This description.',
    for: 'anybody',
    answer: { status: 200, type: 'application/json' },
  },
];
