// The values are JSON, because scripts read them before anything is installed or built.
import { z } from 'zod';
import values from './environment-values.json';

export const SHARED_SECRET_LENGTH = values.secretLength;

/** Secrets that examples and Strapi's own template contain. */
const PLACEHOLDER =
  /to-?be-?modified|change-?me|replace-?me|placeholder|example|^(?:secret|password|your-?)/i;

export const isSecretPlaceholder = (value: string): boolean => PLACEHOLDER.test(value);

const LOOPBACK = new RegExp(values.loopback);

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const port = z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535);

/** Marks a call as the site's, whoever's access token it carries, to tell acts in /admin from acts in the panel. */
export const SITE_TOKEN_HEADER = 'X-Site-Token';

export const listening = {
  HOST: z.string().default(values.host),
  PORT: port.default(values.sitePort),
  CMS_PORT: port.default(values.cmsPort),
};

export const defaultAddress = (serverPort: number): string => `http://localhost:${serverPort}`;
