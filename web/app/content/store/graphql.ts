import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '~/content/generated/schema';

/** Queries, typed from the schema that Strapi writes to cms/schema.graphql (`npm run generate -w web`). */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: {
    DateTime: string;
    I18NLocaleCode: string;
    JSON: unknown;
  };
}>();
