// The values are JSON, because scripts read them before anything is installed or built.
import { z } from 'zod';
import values from './environment-values.json';

/** Its message addresses the person who starts the program. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export const SHARED_SECRET_LENGTH = values.secretLength;

/** Secrets that examples and Strapi's own template contain. */
const PLACEHOLDER =
  /to-?be-?modified|change-?me|replace-?me|placeholder|example|^(?:secret|password|your-?)/i;

export const secret = (length: number, missing = 'is missing') =>
  z
    .string({ error: missing })
    .min(length, `must have at least ${length} characters`)
    .refine((value) => !PLACEHOLDER.test(value), 'is a known placeholder');

const LOOPBACK = new RegExp(values.loopback);

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

export const port = z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535);

export const listening = {
  HOST: z.string().default(values.host),
  PORT: port.default(values.sitePort),
  CMS_PORT: port.default(values.cmsPort),
};

/** The privacy note under the contact form names this default (decision E7). */
export const messageRetention = {
  CONTACT_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
};

export const defaultAddress = (serverPort: number): string => `http://localhost:${serverPort}`;

export type Source = Readonly<Record<string, string | undefined>>;

/**
 * Treats empty values as unset, which Docker Compose passes and blank lines of `.env` have. Leaves values out of the
 * message, because they may be secrets. @throws EnvironmentError "A is missing; B must be a port number" and the advice
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  advice = '',
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = new Map(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  const lines = [...problems].map(([name, message]) => `${name} ${message}`);
  throw new EnvironmentError(lines.join('; ') + advice);
}

/** Without it, links would lead where visitors cannot go (decision B7). @throws EnvironmentError */
export function requireSiteUrl(host: string, { SITE_URL }: Source): void {
  if (!SITE_URL && !isLoopback(host))
    throw new EnvironmentError(values.siteUrlMissing.replace('{host}', host));
}
