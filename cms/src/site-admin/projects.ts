import type { EditedProject, ProjectInput } from '../../contract/project';
import { onTheOne } from '../audit/acts';
import { PROJECT } from '../content-types';
import type { AdminContext, Strapi } from '../strapi';
import { LocalizedResource } from './localized-resource';
import { writeUndated } from './localized-writes';
import { projectChanges } from './project-changes';
import { type ProjectRow, projectView } from './project-view';
import { refusal } from './refusal';
import { callRoute, type SiteAdminRoute } from './route';

export const projects = new LocalizedResource<ProjectRow, ProjectInput, EditedProject>({
  uid: PROJECT,
  path: '/projects',
  view: projectView,
  changes: (_strapi, rows, input) => projectChanges(rows, input),
  // Sorts as the site does.
  compare: ([a], [b]) => (a.order ?? 0) - (b.order ?? 0),
});

async function reorder(strapi: Strapi, context: AdminContext, keys: string[]): Promise<void> {
  await strapi.db.transaction(async () => {
    const entries = await projects.entries(strapi);
    const named = keys.map((key) => entries.find(([row]) => row.key === key));
    if (named.includes(undefined)) throw refusal('product-unknown', { field: 'keys' });
    const others = entries.filter((rows) => !named.includes(rows));
    const ordered = [...named.filter((rows) => rows !== undefined), ...others];
    for (const [index, rows] of ordered.entries()) {
      await writeUndated(strapi, context, projects.type, rows, { order: index + 1 });
    }
  });
}

export const projectRoutes = (strapi: Strapi): SiteAdminRoute[] => [
  // Precedes the routes of one product, which would match too.
  callRoute('PUT /api/projects/order', ({ context, input }) => reorder(strapi, context, input.keys), {
    acts: onTheOne('save', 'project'),
  }),
  ...projects.routes(strapi),
];
