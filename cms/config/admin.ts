import { readSettings } from '../src/env';
import { previewUrl } from '../src/preview/preview-url';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export default () => {
  const settings = readSettings();
  const { ADMIN_JWT_SECRET, API_TOKEN_SALT, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY, PREVIEW_SECRET } =
    process.env;
  return {
    auth: {
      secret: ADMIN_JWT_SECRET,
      // Browsers drop secure cookies over plain http, and signing in would fail (decision H1).
      cookie: { secure: settings.isHttps },
      sessions: {
        accessTokenLifespan: 30 * MINUTE,
        maxSessionLifespan: DAY,
        idleSessionLifespan: 2 * HOUR,
        maxRefreshTokenLifespan: 14 * DAY,
        idleRefreshTokenLifespan: 7 * DAY,
      },
    },
    apiToken: { salt: API_TOKEN_SALT },
    transfer: { token: { salt: TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: ENCRYPTION_KEY },
    flags: { nps: false, promoteEE: false, docLinks: false },
    ai: { enabled: false },
    preview: {
      enabled: Boolean(PREVIEW_SECRET),
      config: {
        allowedOrigins: [new URL(settings.SITE_URL).origin],
        handler: (uid: string, document: { documentId?: string; locale?: string; status?: string }) =>
          previewUrl(strapi, uid, document, { siteUrl: settings.SITE_URL, secret: PREVIEW_SECRET ?? '' }),
      },
    },
  };
};
