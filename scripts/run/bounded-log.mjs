import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 1024 * 1024;
const OLDER_KEPT = 3;

/** `web.log` becomes `web.log.1`, that one `web.log.2`, and so on; the oldest goes. */
function shift(/** @type {string} */ file) {
  rmSync(`${file}.${OLDER_KEPT}`, { force: true });
  for (let age = OLDER_KEPT - 1; age >= 0; age -= 1) {
    const name = age === 0 ? file : `${file}.${age}`;
    if (existsSync(name)) renameSync(name, `${file}.${age + 1}`);
  }
}

/**
 * A log that never fills the disk: the file in use and three older ones, each of ten megabytes at most. Readable by
 * its owner alone. The last start's lines become the first of the older ones.
 * @param {string} file
 * @param {number} maxBytes
 * @returns {{ write: (line: string) => void, close: () => void }}
 */
export function openBoundedLog(file, maxBytes = MAX_BYTES) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  chmodSync(dirname(file), 0o700);
  const begin = () => {
    shift(file);
    return openSync(file, 'w', 0o600);
  };
  let handle = begin();
  let size = fstatSync(handle).size;
  return {
    write(line) {
      const bytes = Buffer.from(`${line}\n`);
      if (size > 0 && size + bytes.length > maxBytes) {
        closeSync(handle);
        handle = begin();
        size = 0;
      }
      writeSync(handle, bytes);
      size += bytes.length;
    },
    close: () => closeSync(handle),
  };
}
