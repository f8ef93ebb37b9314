import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { inProject } from './project.mjs';

const STAMP = inProject('node_modules', '.installed-for');

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */

/** @param {string} path */
async function readIfThere(path) {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Optional packages for other systems may be missing. @param {Lockfile} wanted @param {Lockfile} installed */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, locked]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const present = installed.packages?.[path];
    // Node.js finds a new workspace by name only after npm has linked it.
    if (locked.link) return present !== undefined;
    if (!present) return Boolean(locked.optional || locked.devOptional);
    return present.version === locked.version;
  });
}

/** Compiled packages fit one system and one binary interface of Node.js. */
const RUNTIME = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** @param {string} lockfile */
const fingerprintOf = (lockfile) => createHash('sha256').update(lockfile).digest('hex');

/** @returns {Promise<boolean>} */
export async function isInstallDue() {
  const [lockfile, notes, stamp] = await Promise.all([
    readFile(inProject('package-lock.json'), 'utf8'),
    readIfThere(inProject('node_modules', '.package-lock.json')),
    readIfThere(STAMP),
  ]);
  if (notes === undefined) return true;
  const [runtime, fingerprint] = stamp?.trim().split(' ') ?? [RUNTIME];
  if (runtime !== RUNTIME) return true;
  if (fingerprint === fingerprintOf(lockfile)) return false;

  // Accepts an installation by hand if npm's lockfile is the same.
  if (!isInstalled(JSON.parse(lockfile), JSON.parse(notes))) return true;
  await noteInstalled();
  return false;
}

export async function noteInstalled() {
  const lockfile = await readFile(inProject('package-lock.json'), 'utf8');
  await writeFile(STAMP, `${RUNTIME} ${fingerprintOf(lockfile)}\n`);
}
