import { resolve } from 'node:path';
import {
  defaultAddress,
  isLoopback,
  isSecretPlaceholder,
  listening,
  SHARED_SECRET_LENGTH,
} from 'contract/environment';
import { z } from 'zod';
import { COMPANY } from './company';

/** Why the site cannot start: one line a setting, ready to be shown to a person. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.org' });
const origin = httpUrl.transform((url) => new URL(url).origin);
const secret = z
  .string({ error: 'is missing: "npm start" makes it' })
  .min(SHARED_SECRET_LENGTH, `must have at least ${SHARED_SECRET_LENGTH} characters`)
  .refine((value) => !isSecretPlaceholder(value), 'is a known placeholder');
const optionalText = z
  .string()
  .optional()
  .transform((value) => value || null);

const schema = z
  .object({
    ...listening,
    SITE_URL: origin.optional(),
    CMS_URL: origin.optional(),
    CMS_INTERNAL_URL: origin.optional(),
    CMS_API_TOKEN: secret,
    SESSION_SECRET: secret,
    /** Signs the preview links of Strapi's panel. */
    PREVIEW_SECRET: secret,
    /** Of the two pages behind a gate; without one the page stays locked (decisions D1). */
    INVESTORS_PASSWORD: optionalText,
    DECK_PASSWORD: optionalText,
    CALENDAR_URL: httpUrl.optional().transform((url) => url ?? null),
    WEB_DATA_DIR: z.string().default('data'),
    /** How many proxies in front of the site write `X-Forwarded-For`; none is believed by default. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /**
     * How old the version of the content may be that pages are shown by: it is read from Strapi up to four times in that time, while
     * somebody asks for pages. 0 reads it for every page.
     */
    CONTENT_MAX_AGE_MS: z.coerce.number().int().min(0).max(60_000).default(200),
    /** How long a visitor waits for a page that is made anew before the former one is sent. */
    PAGE_PATIENCE_MS: z.coerce.number().int().min(0).max(120_000).default(100),
    /** For how long a cache in front of the site, such as a CDN, may send a page without asking for a newer one. */
    CDN_MAX_AGE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(1),
    /** How long a page waits for Strapi before it shows the last known content. */
    CONTENT_PATIENCE_MS: z.coerce.number().int().min(100).max(120_000).default(2_000),
    /** Contact messages that one address may send within ten minutes. */
    CONTACT_LIMIT: z.coerce.number().int().min(1).default(10),
    /** Form of the log: lines for people, or one JSON object a line. Without it, JSON where no terminal is. */
    LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).optional(),
  })
  .check(({ value, issues }) => {
    // Links would otherwise be built from an address that visitors cannot reach (decisions B7).
    if (value.SITE_URL === undefined && !isLoopback(value.HOST)) {
      issues.push({
        code: 'custom',
        input: value,
        path: ['SITE_URL'],
        message: `is missing: while HOST is ${value.HOST}, the public address of the site has to be named`,
      });
    }
  })
  .transform((values) => ({
    ...values,
    SITE_URL: values.SITE_URL ?? defaultAddress(values.PORT),
    CMS_URL: values.CMS_URL ?? defaultAddress(values.CMS_PORT),
    CMS_INTERNAL_URL: values.CMS_INTERNAL_URL ?? `http://127.0.0.1:${values.CMS_PORT}`,
    WEB_DATA_DIR: resolve(values.WEB_DATA_DIR),
  }));

export type Environment = Readonly<z.output<typeof schema>>;

/** Checks settings; an empty value counts as not set, so that lines of `.env` can be left blank. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new EnvironmentError(lines.join('; '));
}

/** Shorter ones can be guessed, however slowly that has to be done. */
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

/** What the person who starts the site should know although it starts. */
export function startWarnings(settings: Environment): string[] {
  const { protocol, hostname } = new URL(settings.SITE_URL);
  const warnings: string[] = [];
  if (COMPANY.isPlaceholder) warnings.push('The company data are placeholders: edit web/app/company.ts.');
  if (protocol === 'http:' && !isLoopback(hostname)) {
    warnings.push(
      `SITE_URL is ${settings.SITE_URL}: without https, messages and passwords travel in the clear.`,
    );
  }
  warnings.push(...gateWarnings(settings));
  return warnings;
}

let checked: Environment | undefined;

/** The settings of this process, checked at the first call. */
export function env(): Environment {
  checked ??= readEnvironment(process.env);
  return checked;
}

/** Whether the log is for programs. Not part of the checked settings: what is wrong with those is logged, too. */
export function isLogJson(): boolean {
  return (process.env.LOG_FORMAT || (process.stdout.isTTY ? 'text' : 'json')) === 'json';
}
