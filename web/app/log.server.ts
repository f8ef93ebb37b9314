import { isLogJson } from './env.server';

type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean>>;

/**
 * The same form as in the log of Strapi: time, level and message; JSON for programs, else plain text for people. JSON is
 * put together by hand: `JSON.stringify` of the whole took five times as long, once a request.
 * @param time in ISO form
 */
export function formatLine(
  time: string,
  level: Level,
  message: string,
  fields: Fields,
  asJson: boolean,
): string {
  let line = asJson
    ? `{"time":"${time}","level":"${level}","message":${JSON.stringify(message)}`
    : `${time} ${level} ${message}`;
  for (const name in fields) {
    const value = fields[name];
    // Names of fields are ours: there is nothing in them to be escaped.
    if (asJson) line += `,"${name}":${typeof value === 'string' ? JSON.stringify(value) : value}`;
    else line += ` ${name}=${value}`;
  }
  return asJson ? `${line}}` : line;
}

let lastMs = 0;
let lastTime = '';

/** Many lines fall into one millisecond. */
function timeNow(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

let isJson: boolean | undefined;
const WRITE_AFTER_MS = 50;
/** Lines that wait are bytes: as strings they would outlive the collection of garbage that most of a request ends with. */
const waiting = Buffer.allocUnsafe(64 * 1024);
let waitingBytes = 0;
/** What a letter of a string takes at most. */
const BYTES_A_LETTER = 3;

function writeWaiting(): void {
  // A copy, because the stream may hold on to what it was given.
  if (waitingBytes > 0) process.stdout.write(Buffer.from(waiting.subarray(0, waitingBytes)));
  waitingBytes = 0;
}
process.on('exit', writeWaiting);

function writeLater(line: string): void {
  if (line.length * BYTES_A_LETTER > waiting.length - waitingBytes) writeWaiting();
  if (line.length * BYTES_A_LETTER > waiting.length) {
    process.stdout.write(line);
    return;
  }
  if (waitingBytes === 0) setTimeout(writeWaiting, WRITE_AFTER_MS).unref();
  waitingBytes += waiting.write(line, waitingBytes);
}

/** Lines about what goes well are written together: under load each one alone would cost as much as a page. */
function write(level: Level, message: string, fields: Fields = {}): void {
  // Asked once: to read the environment takes longer than to write the line.
  isJson ??= isLogJson();
  const line = `${formatLine(timeNow(), level, message, fields, isJson)}\n`;
  if (level !== 'info') {
    process.stderr.write(line);
    return;
  }
  writeLater(line);
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
