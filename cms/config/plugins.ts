import { readSettings } from '../src/env';
import { MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '../src/upload-limits';

export default () => {
  const isProduction = readSettings().NODE_ENV === 'production';
  return {
    graphql: {
      enabled: true,
      config: {
        endpoint: '/graphql',
        shadowCRUD: true,
        landingPage: false,
        generateArtifacts: false, // "npm run schema" writes schema.graphql
        depthLimit: 8,
        defaultLimit: 50,
        maxLimit: 200, // twenty-eight documents in seven languages
        apolloServer: {
          introspection: !isProduction,
          hideSchemaDetailsFromClientErrors: isProduction,
          includeStacktraceInErrorResponses: !isProduction,
          cors: false,
        },
      },
    },
    upload: {
      config: {
        provider: 'local',
        sizeLimit: MAX_UPLOAD_BYTES,
        security: { allowedTypes: UPLOAD_TYPES },
        breakpoints: { large: 1200, medium: 800, small: 480 },
      },
    },
  };
};
