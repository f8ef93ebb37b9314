import type { EditedProject, ProjectInput } from '../../contract/project';
import { onTheOne } from '../audit/acts';
import { PROJECT } from '../content-types';
import type { Strapi } from '../strapi';
import { LocalizedKind } from './localized-kind';
import { projectChanges } from './project-changes';
import { type ProjectRow, projectView } from './project-view';
import { reorder } from './reorder';
import { callRoute, type SiteAdminRoute } from './route';

export const projects = new LocalizedKind<ProjectRow, ProjectInput, EditedProject>({
  uid: PROJECT,
  path: '/projects',
  view: projectView,
  changes: (_strapi, rows, input) => projectChanges(rows, input),
  // Sorts as the site does.
  compare: ([a], [b]) => (a.order ?? 0) - (b.order ?? 0),
});

export const projectRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  // Precedes the routes of one product, which would match too.
  callRoute(
    'PUT /api/projects/order',
    ({ context, input }) =>
      reorder(strapi, context, projects, { keys: input.keys, unknown: 'product-unknown' }),
    { acts: onTheOne('save', 'project') },
  ),
  ...projects.routes(strapi),
];
