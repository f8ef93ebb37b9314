import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../contract/languages';
import { readSettings } from '../src/env';
import { logFormat } from '../src/server/log-format';

/** As at the site (web/server/fast-responses.ts). After the 5 of Node.js a busy Strapi cuts calls that just arrive. */
const KEEP_ALIVE_SECONDS = 65;

// Strapi reads these two only from the environment.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = DEFAULT_LANGUAGE;
process.env.STRAPI_TELEMETRY_DISABLED = 'true';

export default () => {
  const settings = readSettings();
  const publicFolder = path.join(settings.CMS_DATA_DIR, 'public');
  // Created here and not in src/server/start.ts, because `strapi develop` needs the folders too.
  mkdirSync(path.join(publicFolder, 'uploads'), { recursive: true, mode: 0o700 });
  return {
    host: settings.HOST,
    port: settings.CMS_PORT,
    url: settings.CMS_URL,
    // https implies a proxy (decision H1). Trusts only the last address of X-Forwarded-For, which the proxy added.
    proxy: { koa: settings.isHttps, maxIpsCount: 1 },
    http: { serverOptions: { keepAliveTimeout: KEEP_ALIVE_SECONDS * 1_000 } },
    app: { keys: process.env.APP_KEYS?.split(',') ?? [] },
    // Keeps uploads beside the database, so that one folder holds everything to back up.
    dirs: { public: publicFolder },
    logger: {
      updates: { enabled: false },
      startup: { enabled: false },
      config: { level: 'info', format: logFormat(settings.LOG_FORMAT === 'json') },
    },
    transfer: { remote: { enabled: false } },
    webhooks: { populateRelations: false },
  };
};
