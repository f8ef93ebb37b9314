import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '~/content/generated/schema';

/** Types queries from cms/schema.graphql, which Strapi writes (`npm run generate -w web`). */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    DateTime: string;
    I18NLocaleCode: string;
    JSON: unknown;
  };
}>();
