import { contentSection, editedSection, newSection, sectionInput } from 'contract/section';
import { errorAnswer } from '~/api/http/answers.server';
import { errorAnswer as errorBody, SUCCESS, staleSection, success } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import { savedOrConflict } from '~/api/http/saved-or-conflict.server';
import { sections } from '~/content/editing/edited-resources.server';
import { findPublicSection, getPublicSections } from './public-sections.server';

const list = resource('/api/content-sections')
  .get({
    summary: 'The sections; for editors with what they need to edit.',
    access: 'optional-session',
    output: editedSection.or(contentSection).array(),
    handler: ({ editor }) => (editor ? sections.list(editor) : getPublicSections()),
  })
  .post({
    summary: 'Create a section.',
    access: 'session',
    input: json(newSection),
    output: editedSection,
    status: 201,
    errors: ['key-taken'],
    handler: ({ editor, input }) => sections.create(editor, input),
  });

const one = resource('/api/content-sections/{key}')
  .get({
    summary: 'A section; for editors with what they need to edit.',
    access: 'optional-session',
    output: editedSection.or(contentSection),
    errors: ['bad-request'],
    handler: async ({ editor, params }) => {
      if (editor) return sections.get(editor, params.key);
      const section = await findPublicSection(params.key);
      if (!section) throw errorAnswer('not-found');
      return section;
    },
  })
  .put({
    summary: 'Change a section. What is absent stays: by language, by text, by picture.',
    access: 'session',
    input: json(sectionInput),
    output: editedSection,
    ifMatch: staleSection,
    handler: async ({ editor, params, input: { sectionKey, ...change }, ifMatch }) => {
      if (sectionKey !== undefined && sectionKey !== params.key) throw errorAnswer('key-fixed');
      return savedOrConflict(await sections.save(editor, params.key, change, ifMatch));
    },
  })
  .delete({
    summary: 'Delete a section.',
    access: 'session',
    output: success,
    ifMatch: errorBody,
    handler: async ({ editor, params, ifMatch }) => {
      await sections.remove(editor, params.key, ifMatch);
      return SUCCESS;
    },
  });

export const contentSections = [list, one];
