// What both servers expect of their environment. The values stand in JSON: the scripts that start the servers run
// before anything is installed or built, and read it as it is.
import { z } from 'zod';
import values from './environment-values.json';

/** Characters of a secret that both sides share, at least. */
export const SHARED_SECRET_LENGTH = values.secretLength;

const LOOPBACK = new RegExp(values.loopback);

/** Whether a host can be reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const port = z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535);

/** Where the two servers listen. */
export const listening = {
  HOST: z.string().default(values.host),
  PORT: port.default(values.sitePort),
  CMS_PORT: port.default(values.cmsPort),
};

/** The address of a server that nobody has given another one: its own machine's. */
export const defaultAddress = (serverPort: number): string => `http://localhost:${serverPort}`;
