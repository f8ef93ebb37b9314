import { readSettings } from '../src/env';
import { limitCost, MAX_DEPTH, MAX_TOKENS } from '../src/graphql-limits';
import { smtpOptions } from '../src/mail/smtp-options';
import { providerOptions } from '../src/stored-files/bucket-options';
import { MAX_STORED_BYTES, UPLOAD_TYPES } from '../src/upload-limits';

export default () => {
  const { NODE_ENV, SMTP_URL, MAIL_FROM, bucket } = readSettings();
  const isProduction = NODE_ENV === 'production';
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
    // Without a server Strapi keeps its own provider, which nothing here calls.
    ...(SMTP_URL && {
      email: {
        config: {
          provider: 'nodemailer',
          providerOptions: smtpOptions(SMTP_URL),
          settings: { defaultFrom: MAIL_FROM, defaultReplyTo: MAIL_FROM },
        },
      },
    }),
    upload: {
      config: {
        ...(bucket
          ? { provider: 'aws-s3', providerOptions: providerOptions(bucket) }
          : { provider: 'local' }),
        sizeLimit: MAX_STORED_BYTES,
        security: { allowedTypes: UPLOAD_TYPES },
        breakpoints: { large: 1200, medium: 800, small: 480 },
      },
    },
  };
};
