type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean>>;

function write(level: Level, message: string, fields: Fields = {}): void {
  const details = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`);
  const line = `${new Date().toISOString()} ${level} ${message}${details.join('')}\n`;
  (level === 'info' ? process.stdout : process.stderr).write(line);
}

/** The log of the process, one line an event. Personal data has no place in it (decisions E7). */
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
