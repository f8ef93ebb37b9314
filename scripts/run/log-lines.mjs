/** Reads text or JSON. @param {string} line @returns {{ level: string, message: string } | undefined} */
export function readLogLine(line) {
  const [, level, message] = /^\d{4}-\d\d-\d\dT[\d:.]+Z (info|warn|error) (.*)$/.exec(line) ?? [];
  if (level !== undefined && message !== undefined) return { level, message };
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry.level === 'string'
      ? { level: entry.level, message: String(entry.message) }
      : undefined;
  } catch {
    return undefined; // other output in braces
  }
}

/** @param {'info' | 'error'} level @param {string} message @param {boolean} isJson */
export function formatLogLine(level, message, isJson) {
  const time = new Date().toISOString();
  return isJson ? JSON.stringify({ time, level, message }) : `${time} ${level} ${message}`;
}
