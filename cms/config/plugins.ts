import { readSettings } from '../src/env';
import { limitCost, MAX_DEPTH, MAX_TOKENS } from '../src/graphql-limits';
import { MAX_STORED_BYTES, UPLOAD_TYPES } from '../src/upload-limits';

export default () => {
  const isProduction = readSettings().NODE_ENV === 'production';
  return {
    graphql: {
      enabled: true,
      config: {
        endpoint: '/graphql',
        shadowCRUD: true,
        landingPage: false,
        generateArtifacts: false, // `npm run schema` writes schema.graphql
        depthLimit: MAX_DEPTH,
        defaultLimit: 50,
        maxLimit: 200, // 28 documents in seven languages
        apolloServer: {
          introspection: !isProduction,
          hideSchemaDetailsFromClientErrors: isProduction,
          includeStacktraceInErrorResponses: !isProduction,
          cors: false,
          bodyParserConfig: { enableTypes: ['json'], jsonLimit: '64kb' },
          parseOptions: { maxTokens: MAX_TOKENS },
          // Index 0 replaces Strapi's own rule, which limits only the depth.
          validationRules: { 0: limitCost },
        },
      },
    },
    upload: {
      config: {
        provider: 'local',
        sizeLimit: MAX_STORED_BYTES,
        security: { allowedTypes: UPLOAD_TYPES },
        breakpoints: { large: 1200, medium: 800, small: 480 },
      },
    },
  };
};
