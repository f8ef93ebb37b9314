/**
 * A line of the log of Strapi or of the site, in whichever of its two forms.
 * @param {string} line
 * @returns {{ level: string, message: string } | undefined} undefined for what something else has printed
 */
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
    return undefined; // Something else in braces.
  }
}
