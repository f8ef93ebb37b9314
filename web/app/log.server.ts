import { isLogJson } from './env.server';

type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean>>;

/** Formats like Strapi's log. @param time in ISO form */
export function formatLine(
  time: string,
  level: Level,
  message: string,
  fields: Fields,
  asJson: boolean,
): string {
  if (asJson) return JSON.stringify({ time, level, message, ...fields });
  const pairs = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
  return `${time} ${level} ${message}${pairs.join('')}`;
}

let isJson: boolean | undefined;

function write(level: Level, message: string, fields: Fields = {}): void {
  // Read once: reading the environment takes longer than writing the line.
  isJson ??= isLogJson();
  const stream = level === 'info' ? process.stdout : process.stderr;
  stream.write(`${formatLine(new Date().toISOString(), level, message, fields, isJson)}\n`);
}

/** The log of the process, one line per event, without personal data. */
export const log = {
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields) => write('warn', message, fields),
  error: (message: string, fields?: Fields) => write('error', message, fields),
};

export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

/** Describes an expected error briefly, such as a refused connection or a timeout. */
export function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== ''
    ? `${error.message}: ${cause.message}`
    : error.message;
}
