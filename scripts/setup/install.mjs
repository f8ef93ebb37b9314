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

/**
 * Whether npm has put exactly these packages in place: it notes what it installed in a lockfile of its own.
 * Optional ones may be missing, they belong to other systems.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, locked]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const present = installed.packages?.[path];
    // A workspace: a new one is found by its name only when npm has linked it.
    if (locked.link) return present !== undefined;
    if (!present) return Boolean(locked.optional || locked.devOptional);
    return present.version === locked.version;
  });
}

/** Compiled packages fit one system and one version of Node's binary interface only. */
const RUNTIME = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** @param {string} lockfile */
const fingerprintOf = (lockfile) => createHash('sha256').update(lockfile).digest('hex');

/** @returns {Promise<boolean>} whether the installation is due */
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

  // Installed or updated by hand: npm's notes tell whether it is the same.
  if (!isInstalled(JSON.parse(lockfile), JSON.parse(notes))) return true;
  await noteInstalled();
  return false;
}

export async function noteInstalled() {
  const lockfile = await readFile(inProject('package-lock.json'), 'utf8');
  await writeFile(STAMP, `${RUNTIME} ${fingerprintOf(lockfile)}\n`);
}
