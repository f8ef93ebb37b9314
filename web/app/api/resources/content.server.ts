import { errorAnswer } from '~/api/http/answers.server';
import type { Handlers } from '~/api/http/call.server';
import { getPublicProjects } from './public-projects.server';
import { findPublicSection, getPublicSections } from './public-sections.server';

export const content = {
  'GET /api/projects/active': getPublicProjects,
  'GET /api/projects': ({ editor, forward }) => (editor ? forward() : getPublicProjects()),
  'GET /api/content-sections': ({ editor, forward }) => (editor ? forward() : getPublicSections()),
  'GET /api/content-sections/{key}': async ({ editor, params, forward }) => {
    if (editor) return forward();
    const section = await findPublicSection(params.key);
    if (!section) throw errorAnswer('not-found');
    return section;
  },
} satisfies Partial<Handlers>;
