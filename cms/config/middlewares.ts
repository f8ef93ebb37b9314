import { TRANSLATIONS_BYTES } from '../contract/translator-file-fields';
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
            // The panel asks the site for its built-in texts (docs/decisions/0071).
            'connect-src': `'self' ${new URL(settings.SITE_URL).origin}`,
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
    'global::body-limits',
    {
      name: 'strapi::body',
      // The largest body of any call (body-limits). Routes parse forms themselves, after the account check.
      config: { jsonLimit: TRANSLATIONS_BYTES, multipart: false, text: false, urlencoded: false },
    },
    { name: 'strapi::session', config: { secure: settings.isHttps } },
    'strapi::favicon',
    'global::files-of-the-bucket',
    'strapi::public',
    'global::shared-answers',
  ];
};
