import { isLogJson } from './env.server';

type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean>>;

/** The same form as in the log of Strapi: time, level and message; JSON for programs, else plain text for people. */
export function formatLine(
  time: Date,
  level: Level,
  message: string,
  fields: Fields,
  asJson: boolean,
): string {
  if (asJson) return JSON.stringify({ time: time.toISOString(), level, message, ...fields });
  const details = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
  return `${time.toISOString()} ${level} ${message}${details.join('')}`;
}

function write(level: Level, message: string, fields: Fields = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  stream.write(`${formatLine(new Date(), level, message, fields, isLogJson())}\n`);
}

/** The log of the process, one line an event. Personal data has no place in it. */
export const log = {
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields) => write('warn', message, fields),
  error: (message: string, fields?: Fields) => write('error', message, fields),
};

/** What the log may say about something thrown: in full for the people who run the site. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

/** The same in a few words, for what is expected to happen: a connection refused, a time limit passed. */
export function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== ''
    ? `${error.message}: ${cause.message}`
    : error.message;
}
