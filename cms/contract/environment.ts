// Settings that both servers read. The values are in JSON, because the scripts that start the servers read them before
// anything is installed or built.
import { z } from 'zod';
import values from './environment-values.json';

/** The fewest characters of a secret that both servers share. */
export const SHARED_SECRET_LENGTH = values.secretLength;

/** Values that stand for secrets in examples of settings and in Strapi's own template. */
const PLACEHOLDER =
  /to-?be-?modified|change-?me|replace-?me|placeholder|example|^(?:secret|password|your-?)/i;

/** Whether a secret was left as it is in an example. */
export const isSecretPlaceholder = (value: string): boolean => PLACEHOLDER.test(value);

const LOOPBACK = new RegExp(values.loopback);

/** Whether a host can be reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const port = z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535);

/**
 * With the site's token in it a call comes from the site, whoever's access token it carries: so Strapi knows what was done
 * in /admin and what in its own panel.
 */
export const SITE_TOKEN_HEADER = 'X-Site-Token';

/** Where the two servers listen. */
export const listening = {
  HOST: z.string().default(values.host),
  PORT: port.default(values.sitePort),
  CMS_PORT: port.default(values.cmsPort),
};

/** The address of a server that has no public one. */
export const defaultAddress = (serverPort: number): string => `http://localhost:${serverPort}`;
