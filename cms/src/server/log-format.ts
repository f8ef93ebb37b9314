const FORMATTED = Symbol.for('message'); // winston's transports read the finished line here.

interface LogEntry {
  level: string;
  message?: unknown;
  stack?: string;
}

function messageOf(entry: LogEntry): string {
  if (!(entry instanceof Error)) return String(entry.message);
  return entry.stack ?? entry.message;
}

/** Writes only the message, because other properties of an error can hold personal data. */
export const logFormat = (isJson: boolean) => ({
  transform(entry: LogEntry) {
    const time = new Date().toISOString();
    const { level } = entry;
    const message = messageOf(entry);
    const line = isJson ? JSON.stringify({ time, level, message }) : `${time} ${level} ${message}`;
    return Object.assign(entry, { [FORMATTED]: line });
  },
});
