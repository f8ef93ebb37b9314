// Reads what a process has used from /proc, which only Linux has.
import { readFile } from 'node:fs/promises';

/** Linux counts times in /proc in hundredths of a second on every machine. */
const TICKS_PER_SECOND = 100;

export const hasProcFolder = process.platform === 'linux';

/**
 * @param {string} status text of `/proc/<pid>/status`
 * @param {'VmRSS' | 'VmHWM'} name resident now, or the peak
 * @returns {number} megabytes
 */
export function megabytesIn(status, name) {
  const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

/**
 * @param {string} stat text of `/proc/<pid>/stat`
 * @returns {number} seconds of CPU of all threads, in user and system mode
 */
export function cpuSecondsIn(stat) {
  // The name of the command may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = [Number(fields[11]), Number(fields[12])];
  return (userTicks + systemTicks) / TICKS_PER_SECOND;
}

/**
 * @param {number} pid
 * @returns {Promise<{ resident: number, peak: number }>} megabytes
 */
export async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return { resident: megabytesIn(status, 'VmRSS'), peak: megabytesIn(status, 'VmHWM') };
}

/**
 * @param {number} pid
 * @returns {Promise<number>} seconds, or NaN without /proc
 */
export async function cpuSecondsOf(pid) {
  return hasProcFolder ? cpuSecondsIn(await readFile(`/proc/${pid}/stat`, 'utf8')) : Number.NaN;
}
