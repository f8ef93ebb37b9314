import { describe, expect, test } from 'vitest';
import { checkEnvironment, readSettings } from './env';

const SECRETS = {
  APP_KEYS: 'k'.repeat(24),
  ADMIN_JWT_SECRET: 'j'.repeat(24),
  API_TOKEN_SALT: 'a'.repeat(24),
  TRANSFER_TOKEN_SALT: 't'.repeat(24),
  ENCRYPTION_KEY: 'e'.repeat(24),
  PREVIEW_SECRET: 'p'.repeat(32),
  CMS_API_TOKEN: 'c'.repeat(43),
};

describe('settings', () => {
  test('have defaults for everything, secrets aside', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      CMS_PORT: 1337,
      CMS_URL: 'http://localhost:1337',
      SITE_URL: 'http://localhost:3000',
      DATABASE_CLIENT: 'sqlite',
      ADMIN_USERNAME: 'admin',
      ADMIN_EMAIL: 'admin@mustermed.example',
      SECOND_FACTOR_REQUIRED_FOR: 'none',
      UPLOADS_PER_DAY_MB: 500,
      isHttps: false,
    });
  });

  test('follow the ports, and take empty values for missing ones', () => {
    const settings = readSettings({ PORT: '4000', CMS_PORT: '4001', SITE_URL: '', CMS_URL: '' });
    expect(settings).toMatchObject({ SITE_URL: 'http://localhost:4000', CMS_URL: 'http://localhost:4001' });
  });

  test('know https, and lose slashes at the end of addresses', () => {
    const settings = readSettings({ CMS_URL: 'https://cms.example.org/' });
    expect(settings).toMatchObject({ CMS_URL: 'https://cms.example.org', isHttps: true });
  });

  test.each([
    [{ CMS_PORT: 'http' }, /^CMS_PORT /],
    [{ SITE_URL: 'example.org' }, /^SITE_URL must be an address/],
    [{ DATABASE_CLIENT: 'mysql' }, /^DATABASE_CLIENT must be sqlite or postgres$/],
    [
      { SECOND_FACTOR_REQUIRED_FOR: 'editors' },
      /^SECOND_FACTOR_REQUIRED_FOR must be none, administrators or all$/,
    ],
    [{ UPLOADS_PER_DAY_MB: '5' }, /^UPLOADS_PER_DAY_MB /],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL must look like smtps:/],
    [{ SMTP_URL: 'https://mail.example.org' }, /^SMTP_URL must look like smtps:/],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must look like smtps:/],
    [{ MAIL_FROM: 'the site' }, /^MAIL_FROM must be an e-mail address$/],
    [{ CONTACT_NOTIFY: 'ada@example.org,' }, /^CONTACT_NOTIFY\.1 must be e-mail addresses/],
    [{ CONTACT_WEBHOOK_URL: 'ftp://example.org' }, /^CONTACT_WEBHOOK_URL must be an address/],
    [{ CONTACT_WEBHOOK_SECRET: 'short' }, /^CONTACT_WEBHOOK_SECRET must have at least 32 characters$/],
    [{ ADMIN_USERNAME: 'me@home' }, /^ADMIN_USERNAME must have neither @ nor spaces$/],
  ])('are refused when wrong: %j', (source, message) => {
    expect(() => readSettings(source)).toThrow(message);
  });
});

describe('a running cms', () => {
  test('starts with all secrets', () => {
    expect(checkEnvironment(SECRETS).CMS_API_TOKEN).toBe(SECRETS.CMS_API_TOKEN);
  });

  test('refuses known placeholders and short secrets without printing them', () => {
    const check = () =>
      checkEnvironment({ ...SECRETS, APP_KEYS: 'tobemodified-tobemodified', CMS_API_TOKEN: 'short-one' });
    expect(check).toThrow(
      /^APP_KEYS is a known placeholder; CMS_API_TOKEN must have at least 32 characters\./,
    );
    expect(check).not.toThrow(/short-one|tobemodified/);
  });

  test('needs SITE_URL as soon as others can reach it (decisions B7)', () => {
    expect(() => checkEnvironment({ ...SECRETS, HOST: '0.0.0.0' })).toThrow(/^SITE_URL is missing/);
    expect(checkEnvironment({ ...SECRETS, HOST: '0.0.0.0', SITE_URL: 'https://example.org' }).HOST).toBe(
      '0.0.0.0',
    );
  });

  const mail = { SMTP_URL: 'smtps://site:pass@mail.example.org', MAIL_FROM: 'site@example.org' };

  test('takes a mail server with the addresses to tell', () => {
    const source = { ...SECRETS, ...mail, CONTACT_NOTIFY: 'ada@example.org, bob@example.org' };
    expect(checkEnvironment(source).CONTACT_NOTIFY).toEqual(['ada@example.org', 'bob@example.org']);
  });

  test.each([
    [{ ...mail, MAIL_FROM: '' }, /^SMTP_URL needs MAIL_FROM/],
    [{ CONTACT_NOTIFY: 'ada@example.org' }, /^CONTACT_NOTIFY needs SMTP_URL/],
    [{ CONTACT_WEBHOOK_URL: 'https://example.org' }, /^CONTACT_WEBHOOK_URL needs CONTACT_WEBHOOK_SECRET/],
  ])('refuses half a way to tell of messages: %j', (source, message) => {
    expect(() => checkEnvironment({ ...SECRETS, ...source })).toThrow(message);
  });

  test('needs DATABASE_URL with PostgreSQL', () => {
    expect(() => checkEnvironment({ ...SECRETS, DATABASE_CLIENT: 'postgres' })).toThrow(/^DATABASE_URL /);
  });
});
