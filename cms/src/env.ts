import path from 'node:path';
import { z } from 'zod';
import { type Bucket, bucketOf, bucketSettings } from '../server-kit/bucket';
import {
  defaultAddress,
  EnvironmentError,
  listening,
  messageRetention,
  parseSettings,
  requireSiteUrl,
  SHARED_SECRET_LENGTH,
  type Source,
  secret,
} from '../server-kit/environment';

/** Reads process.env; no other module of cms does, except tests and Strapi's own switches. */

const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((address) => address.replace(/\/+$/, ''));

const emailAddress = z.email('must be an e-mail address');

const addressList = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email('must be e-mail addresses with commas between them')));

const settingsSchema = z.object({
  NODE_ENV: z.string().default('production'),
  ...listening,
  SITE_URL: httpAddress.optional(),
  CMS_URL: httpAddress.optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[^@\s]+$/, 'must have neither @ nor spaces')
    .default('admin'),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DATABASE_CLIENT: z.enum(['sqlite', 'postgres'], { error: 'must be sqlite or postgres' }).default('sqlite'),
  DATABASE_URL: z.string().optional(),
  CMS_DATA_DIR: z.string().default('data'),
  SEED_DIR: z.string().default('seed'),
  ...messageRetention,
  /** Failed sign-ins of one address within ten minutes, in panel and site together. */
  LOGIN_LIMIT: z.coerce.number().int().min(1).default(30),
  /** Accounts that can do nothing without a second factor but set one up (decision D12). */
  SECOND_FACTOR_REQUIRED_FOR: z
    .enum(['none', 'administrators', 'all'], { error: 'must be none, administrators or all' })
    .default('none'),
  /** Uploads of one account within 24 hours (decision D13). */
  UPLOADS_PER_DAY_MB: z.coerce.number().int().min(10).default(500),
  ...bucketSettings,
  /** The server that sends mails (docs/decisions/0075). */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must look like smtps://user:password@mail.example.com',
    })
    .optional(),
  MAIL_FROM: emailAddress.optional(),
  CONTACT_NOTIFY: addressList.default([]),
  CONTACT_WEBHOOK_URL: httpAddress.optional(),
  CONTACT_WEBHOOK_SECRET: secret(SHARED_SECRET_LENGTH).optional(),
  LOG_FORMAT: z
    .enum(['text', 'json'], { error: 'must be text or json' })
    .default(process.stdout.isTTY ? 'text' : 'json'),
});

const secretsSchema = z.object({
  APP_KEYS: secret(16).refine(
    (keys) => keys.split(',').every((key) => key.length >= 16),
    'has a key that is too short',
  ),
  ADMIN_JWT_SECRET: secret(16),
  API_TOKEN_SALT: secret(16),
  TRANSFER_TOKEN_SALT: secret(16),
  ENCRYPTION_KEY: secret(16),
  PREVIEW_SECRET: secret(SHARED_SECRET_LENGTH),
  CMS_API_TOKEN: secret(SHARED_SECRET_LENGTH),
});

const MAKING_SECRETS =
  '. "npm start" and "npm run dev" in the project folder make all secrets, as does "docker compose up"';

export type Secrets = z.infer<typeof secretsSchema>;
export type Settings = Omit<z.infer<typeof settingsSchema>, 'SITE_URL' | 'CMS_URL' | 'ADMIN_EMAIL'> & {
  SITE_URL: string;
  CMS_URL: string;
  ADMIN_EMAIL: string;
  /** Enables secure cookies, and trusts the proxy (decision H1). */
  isHttps: boolean;
  /** Null keeps uploads on the disk. */
  bucket: Bucket | null;
};
export type Environment = Settings & Secrets;

/** Leaves out secrets, because `strapi build` loads config/ on machines that have none. @throws EnvironmentError */
export function readSettings(source: Source = process.env): Settings {
  const data = parseSettings(settingsSchema, source);
  const cmsUrl = data.CMS_URL ?? defaultAddress(data.CMS_PORT);
  return {
    ...data,
    SITE_URL: data.SITE_URL ?? defaultAddress(data.PORT),
    CMS_URL: cmsUrl,
    ADMIN_EMAIL: (data.ADMIN_EMAIL ?? `${data.ADMIN_USERNAME}@mustermed.example`).toLowerCase(),
    CMS_DATA_DIR: path.resolve(data.CMS_DATA_DIR),
    SEED_DIR: path.resolve(data.SEED_DIR),
    isHttps: cmsUrl.startsWith('https:'),
    bucket: bucketOf(data),
  };
}

/** @throws EnvironmentError that names all that is missing */
export function checkEnvironment(source: Source = process.env): Environment {
  const settings = readSettings(source);
  const secrets = parseSettings(secretsSchema, source, MAKING_SECRETS);
  requireSiteUrl(settings.HOST, source);
  if (settings.DATABASE_CLIENT === 'postgres' && !/^postgres(ql)?:\/\//.test(settings.DATABASE_URL ?? '')) {
    throw new EnvironmentError('DATABASE_URL must start with postgres:// when DATABASE_CLIENT is postgres');
  }
  requireCompanions(settings);
  return { ...settings, ...secrets };
}

/** Refuses half a configuration, with which nobody would be told of a message. @throws EnvironmentError */
function requireCompanions(settings: Settings): void {
  if (settings.UPLOADS_URL && !settings.bucket) {
    throw new EnvironmentError('UPLOADS_URL needs the S3_ settings, by which Strapi stores the files there');
  }
  const { SMTP_URL, MAIL_FROM, CONTACT_NOTIFY, CONTACT_WEBHOOK_URL, CONTACT_WEBHOOK_SECRET } = settings;
  if (SMTP_URL && !MAIL_FROM) {
    throw new EnvironmentError('SMTP_URL needs MAIL_FROM, the address that mails come from');
  }
  if (CONTACT_NOTIFY.length > 0 && !SMTP_URL) {
    throw new EnvironmentError('CONTACT_NOTIFY needs SMTP_URL, the server that sends the mails');
  }
  if (CONTACT_WEBHOOK_URL && !CONTACT_WEBHOOK_SECRET) {
    throw new EnvironmentError('CONTACT_WEBHOOK_URL needs CONTACT_WEBHOOK_SECRET, which signs what is sent');
  }
}
