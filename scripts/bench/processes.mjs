// What a running process has used so far, as Linux tells it under /proc; other systems have no such folder.
import { readFile } from 'node:fs/promises';

/** Of all times in /proc: whatever the machine, Linux counts a hundred ticks a second there. */
const TICKS_PER_SECOND = 100;

export const hasProcFolder = process.platform === 'linux';

/**
 * @param {string} status the text of `/proc/<pid>/status`
 * @param {'VmRSS' | 'VmHWM'} name what is resident now, and the most that ever was
 * @returns {number} megabytes
 */
export function megabytesIn(status, name) {
  const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}

/**
 * @param {string} stat the text of `/proc/<pid>/stat`
 * @returns {number} seconds of computing time, all threads and the system's share included
 */
export function cpuSecondsIn(stat) {
  // The name of the command may hold spaces and parentheses; what is counted comes after its end.
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
 * @returns {Promise<number>} seconds; not a number where the system does not tell
 */
export async function cpuSecondsOf(pid) {
  return hasProcFolder ? cpuSecondsIn(await readFile(`/proc/${pid}/stat`, 'utf8')) : Number.NaN;
}
