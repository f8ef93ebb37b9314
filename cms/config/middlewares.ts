import { readSettings } from '../src/env';

export default () => {
  const settings = readSettings();
  // Leaves out strapi::logger, because addresses may carry tokens, and strapi::poweredBy.
  return [
    'global::refused-calls',
    'strapi::errors',
    'global::storage-failures',
    {
      name: 'strapi::security',
      config: {
        hsts: settings.isHttps,
        contentSecurityPolicy: {
          useDefaults: false,
          directives: {
            'default-src': "'self'",
            'base-uri': "'self'",
            // Strings, because Strapi merges lists with its defaults, which name foreign hosts.
            'connect-src': "'self'",
            'img-src': "'self' data: blob:",
            'media-src': "'self' data: blob:",
            'font-src': "'self' data:",
            'form-action': "'self'",
            'frame-ancestors': "'self'",
            'frame-src': ["'self'", new URL(settings.SITE_URL).origin],
            'object-src': "'none'",
            'script-src': "'self'",
            'script-src-attr': "'none'",
            'style-src': "'self' 'unsafe-inline'",
          },
        },
      },
    },
    { name: 'strapi::cors', config: { origin: [] } },
    'strapi::query',
    'global::graphql-for-the-site',
    'global::anonymous-body-limit',
    {
      name: 'strapi::body',
      // Routes parse multipart forms themselves, after they have checked the account.
      config: { jsonLimit: '1mb', multipart: false, text: false, urlencoded: false },
    },
    { name: 'strapi::session', config: { secure: settings.isHttps } },
    'strapi::favicon',
    'strapi::public',
  ];
};
