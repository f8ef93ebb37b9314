import { isLogJson } from './env.server';

type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean>>;

/**
 * Formats like Strapi's log. Builds JSON by hand: `JSON.stringify` of the whole took five times as long.
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
    // Field names are constants, with nothing to escape.
    if (asJson) line += `,"${name}":${typeof value === 'string' ? JSON.stringify(value) : value}`;
    else line += ` ${name}=${value}`;
  }
  return asJson ? `${line}}` : line;
}

let lastMs = 0;
let lastTime = '';

/** Caches the time: many lines share a millisecond. */
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
/** Stores waiting lines as bytes: strings would outlive the garbage collection at the end of a request. */
const waiting = Buffer.allocUnsafe(64 * 1024);
let waitingBytes = 0;
/** The most bytes of a UTF-16 unit in UTF-8. */
const BYTES_A_LETTER = 3;

function writeWaiting(): void {
  // Copies, because the stream may keep the buffer.
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

/** Collects info lines: under load, writing each alone would cost as much as a page. */
function write(level: Level, message: string, fields: Fields = {}): void {
  // Read once: reading the environment takes longer than writing the line.
  isJson ??= isLogJson();
  const line = `${formatLine(timeNow(), level, message, fields, isJson)}\n`;
  if (level !== 'info') {
    process.stderr.write(line);
    return;
  }
  writeLater(line);
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
