import { join, resolve } from 'node:path';
import { type Bucket, bucketOf, bucketSettings } from 'server-kit/bucket';
import {
  defaultAddress,
  EnvironmentError,
  isLoopback,
  listening,
  messageRetention,
  parseSettings,
  port,
  requireSiteUrl,
  SHARED_SECRET_LENGTH,
  type Source,
  secret,
} from 'server-kit/environment';
import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.org' });
const origin = httpUrl.transform((url) => new URL(url).origin);
const ownSecret = secret(SHARED_SECRET_LENGTH, 'is missing: "npm start" makes it');
const optionalText = z
  .string()
  .optional()
  .transform((value) => value || null);

const schema = z
  .object({
    ...listening,
    ...messageRetention,
    ...bucketSettings,
    SITE_URL: origin.optional(),
    CMS_URL: origin.optional(),
    CMS_INTERNAL_URL: origin.optional(),
    CMS_API_TOKEN: ownSecret,
    SESSION_SECRET: ownSecret,
    PREVIEW_SECRET: ownSecret,
    /** Passwords of the two gated pages; a page without one stays locked (decision D1). */
    INVESTORS_PASSWORD: optionalText,
    DECK_PASSWORD: optionalText,
    CALENDAR_URL: httpUrl.optional().transform((url) => url ?? null),
    WEB_DATA_DIR: z.string().default('data'),
    /** Contact messages until Strapi has them; `messages` in WEB_DATA_DIR by default. */
    SPOOL_DIR: z.string().optional(),
    /** The number of proxies that write `X-Forwarded-For`; trusts none by default. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** The time for proxies to go elsewhere after SIGTERM, by /servingz. By default 3 behind one, else 0. */
    STOP_GRACE_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
    /** The maximum age of the content version, read up to four times as often. 0 reads it for every page. */
    CONTENT_MAX_AGE_MS: z.coerce.number().int().min(0).max(60_000).default(200),
    /** The time that a visitor waits for a new rendering before getting the former one. */
    PAGE_PATIENCE_MS: z.coerce.number().int().min(0).max(120_000).default(100),
    /** Lets browsers take subdomains of the site's host by https alone, too, for half a year. */
    HSTS_INCLUDE_SUBDOMAINS: z.stringbool({ error: 'must be true or false' }).default(false),
    /** Counts pages, searches and files without their visitors (docs/decisions/0084). */
    STATISTICS: z
      .enum(['on', 'off'], { error: 'must be on or off' })
      .default('on')
      .transform((value) => value === 'on'),
    /** The port of the metrics for Prometheus, on HOST; without one there are none. */
    METRICS_PORT: port.optional(),
    BACKUP_DIR: z.string().optional(),
    /** The folder of `last-backup.json`, where it does not lie among the backups. */
    LAST_BACKUP_DIR: z.string().optional(),
    /** The time for which a shared cache, such as a CDN, may send a page without revalidating it. */
    CDN_MAX_AGE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(1),
    /** The time that a page waits for Strapi before it shows the last known content. */
    CONTENT_PATIENCE_MS: z.coerce.number().int().min(100).max(120_000).default(2_000),
    /** Redis or Valkey, where copies of the site keep what they share; none by default. */
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://127.0.0.1:6379' })
      .optional()
      .transform((url) => url ?? null),
    /** How many copies of the site run; more than one need REDIS_URL. */
    SITE_COPIES: z.coerce.number().int().min(1).max(1_000).default(1),
    /** Contact messages from one address within ten minutes. */
    CONTACT_LIMIT: z.coerce.number().int().min(1).default(10),
    /** Lines of text for people, or of JSON. By default JSON unless the output is a terminal. */
    LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).optional(),
  })
  .transform((values) => ({
    ...values,
    SITE_URL: values.SITE_URL ?? defaultAddress(values.PORT),
    CMS_URL: values.CMS_URL ?? defaultAddress(values.CMS_PORT),
    CMS_INTERNAL_URL: values.CMS_INTERNAL_URL ?? `http://127.0.0.1:${values.CMS_PORT}`,
    WEB_DATA_DIR: resolve(values.WEB_DATA_DIR),
    STOP_GRACE_SECONDS: values.STOP_GRACE_SECONDS ?? (values.TRUSTED_PROXIES > 0 ? 3 : 0),
    SPOOL_DIR: resolve(values.SPOOL_DIR ?? join(values.WEB_DATA_DIR, 'messages')),
  }));

export type Environment = Readonly<z.output<typeof schema>> & {
  /** The store of uploads; null means Strapi's disk. */
  readonly bucket: Bucket | null;
};

/** @throws EnvironmentError */
export function readEnvironment(source: Source): Environment {
  const settings = parseSettings(schema, source);
  requireSiteUrl(settings.HOST, source);
  if (settings.SITE_COPIES > 1 && settings.REDIS_URL === null) {
    throw new EnvironmentError(
      `SITE_COPIES is ${settings.SITE_COPIES}, but REDIS_URL is not set: each copy would count messages and guesses for itself`,
    );
  }
  return { ...settings, bucket: bucketOf(settings) };
}

/** Shorter passwords can be guessed, even slowly. */
const GATE_PASSWORD_LENGTH = 12;

function gateWarnings(settings: Environment): string[] {
  return (['INVESTORS_PASSWORD', 'DECK_PASSWORD'] as const).flatMap((name) => {
    const password = settings[name];
    const page = name === 'DECK_PASSWORD' ? '/investment-deck' : '/investors-partners';
    if (password === null) return [`${name} is not set: ${page} stays locked.`];
    return password.length < GATE_PASSWORD_LENGTH
      ? [`${name} has fewer than ${GATE_PASSWORD_LENGTH} characters: it can be guessed.`]
      : [];
  });
}

export function startWarnings(settings: Environment): string[] {
  const { protocol, hostname } = new URL(settings.SITE_URL);
  const warnings: string[] = [];
  if (protocol === 'http:' && !isLoopback(hostname)) {
    warnings.push(
      `SITE_URL is ${settings.SITE_URL}: without https, messages and passwords travel in the clear.`,
    );
  }
  warnings.push(...gateWarnings(settings));
  return warnings;
}

let checked: Environment | undefined;

export function env(): Environment {
  checked ??= readEnvironment(process.env);
  return checked;
}

/** Reads the setting directly, because invalid settings are logged too. */
export function isLogJson(): boolean {
  return (process.env.LOG_FORMAT || (process.stdout.isTTY ? 'text' : 'json')) === 'json';
}
