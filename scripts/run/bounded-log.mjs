import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 1024 * 1024;
const OLDER_KEPT = 3;

/** Does nothing without a current file, so that attempts on a full disk do not push older files out. */
function shift(/** @type {string} */ file) {
  if (!existsSync(file)) return;
  rmSync(`${file}.${OLDER_KEPT}`, { force: true });
  for (let age = OLDER_KEPT - 1; age >= 0; age -= 1) {
    const name = age === 0 ? file : `${file}.${age}`;
    if (existsSync(name)) renameSync(name, `${file}.${age + 1}`);
  }
}

/** @param {number} handle @param {Buffer} bytes */
function append(handle, bytes) {
  let written = 0;
  try {
    // A nearly full disk writes a part, which only the count shows.
    while (written < bytes.length) written += writeSync(handle, bytes, written);
  } catch (error) {
    if (written > 0) ftruncateSync(handle, fstatSync(handle).size - written);
    throw error;
  }
}

/**
 * Opens a log that cannot fill the disk. Drops lines that cannot be written, and notes their number later.
 * @param {string} file @param {{ maxBytes?: number, continues?: boolean }} [options] `continues` appends
 * @returns {{ write: (line: string) => void, close: () => void }}
 */
export function openBoundedLog(file, { maxBytes = MAX_BYTES, continues = false } = {}) {
  /** @type {number | undefined} */
  let handle;
  let size = 0;
  let dropped = 0;
  let reason = '';

  /** @param {boolean} isAnew */
  function open(isAnew) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    chmodSync(dirname(file), 0o700);
    if (isAnew) shift(file);
    const opened = openSync(file, 'a', 0o600);
    size = fstatSync(opened).size;
    handle = opened;
    return opened;
  }

  function close() {
    if (handle !== undefined) closeSync(handle);
    handle = undefined;
  }

  /** @param {string} line */
  function write(line) {
    const bytes = Buffer.from(`${line}\n`);
    let opened = handle ?? open(false);
    if (size > 0 && size + bytes.length > maxBytes) {
      close();
      opened = open(true);
    }
    append(opened, bytes);
    size += bytes.length;
  }

  /** @param {() => void} work */
  function attempt(work) {
    try {
      work();
      return true;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  const loss = () =>
    `${new Date().toISOString()} warn Lines missing here because they could not be written: ${dropped} (${reason})`;
  const tellLoss = () => {
    if (dropped > 0 && attempt(() => write(loss()))) dropped = 0;
  };

  attempt(() => open(!continues));
  return {
    write(line) {
      tellLoss();
      if (dropped > 0 || !attempt(() => write(line))) dropped += 1;
    },
    close() {
      tellLoss();
      attempt(close);
    },
  };
}
