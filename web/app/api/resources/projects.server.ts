import { activeProject, editedProject, newProject, projectInput, projectOrder } from 'contract/project';
import { errorAnswer } from '~/api/http/answers.server';
import { errorAnswer as errorBody, SUCCESS, staleProject, success } from '~/api/http/contract';
import { json } from '~/api/http/request-body.server';
import { resource } from '~/api/http/resource.server';
import { savedOrConflict } from '~/api/http/saved-or-conflict.server';
import { orderProjects, projects as projectsOfEditors } from '~/content/editing/edited-resources.server';
import { getPublicProjects } from './public-projects.server';

const active = resource('/api/projects/active').get({
  summary: 'The active products.',
  access: 'public',
  output: activeProject.array(),
  errors: ['content-unavailable'],
  handler: getPublicProjects,
});

const list = resource('/api/projects')
  .get({
    summary: 'The active products; for editors all of them, with what they need to edit.',
    access: 'optional-session',
    output: editedProject.or(activeProject).array(),
    handler: ({ editor }) => (editor ? projectsOfEditors.list(editor) : getPublicProjects()),
  })
  .post({
    summary: 'Create a product.',
    access: 'session',
    input: json(newProject),
    output: editedProject,
    status: 201,
    errors: ['key-taken'],
    handler: ({ editor, input }) => projectsOfEditors.create(editor, input),
  });

const order = resource('/api/projects/order').put({
  summary: 'Put the products into an order.',
  access: 'session',
  input: json(projectOrder),
  output: success,
  handler: async ({ editor, input }) => {
    await orderProjects(editor, input.keys);
    return SUCCESS;
  },
});

const one = resource('/api/projects/{key}')
  .put({
    summary: 'Change a product. What is absent stays.',
    access: 'session',
    input: json(projectInput),
    output: editedProject,
    ifMatch: staleProject,
    handler: async ({ editor, params, input: { key, ...change }, ifMatch }) => {
      if (key !== undefined && key !== params.key) throw errorAnswer('key-fixed');
      return savedOrConflict(await projectsOfEditors.save(editor, params.key, change, ifMatch));
    },
  })
  .delete({
    summary: 'Delete a product.',
    access: 'session',
    output: success,
    ifMatch: errorBody,
    handler: async ({ editor, params, ifMatch }) => {
      await projectsOfEditors.remove(editor, params.key, ifMatch);
      return SUCCESS;
    },
  });

export const projects = [active, list, order, one];
