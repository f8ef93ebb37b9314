import { readSettings } from '../src/env';

export default () => {
  const settings = readSettings();
  // No strapi::logger: addresses with tokens do not belong in logs. No strapi::poweredBy.
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
            // Strings on purpose: lists would be mixed with Strapi's defaults, which name foreign hosts.
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
      // Text and urlencoded forms are not used; multipart forms are parsed by routes that have checked the account.
      config: { jsonLimit: '1mb', multipart: false, text: false, urlencoded: false },
    },
    { name: 'strapi::session', config: { secure: settings.isHttps } },
    'strapi::favicon',
    'strapi::public',
  ];
};
