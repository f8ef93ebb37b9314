import { linkCheck, linkCheckQuery } from 'contract/link-check';
import { resource } from '~/api/http/resource.server';
import { callStrapiAs, queryString } from '~/content/editing/strapi-call.server';

export const linkChecks = resource('/api/link-checks').get({
  summary:
    'The links of one entry that lead nowhere, in the stored texts of all languages; of a post, in its draft.',
  access: 'session',
  query: linkCheckQuery,
  output: linkCheck,
  handler: ({ editor, query }) =>
    callStrapiAs(editor, `/site-admin/link-checks${queryString(query)}`, linkCheck),
});
