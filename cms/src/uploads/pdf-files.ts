import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { errors } from '@strapi/utils';
import type { RefusalCode } from '../../contract/refusal';
import { PDF_READING_MS } from '../upload-limits';
import type { PdfProblem } from './pdf-content';

const BEGINNING = Buffer.from('%PDF-');

/** @param content the file, or its first bytes */
export const isPdf = (content: Buffer): boolean => content.subarray(0, BEGINNING.length).equals(BEGINNING);

const REFUSALS = {
  unreadable: ['pdf-unreadable', 'Das PDF ist beschädigt oder mit einem Passwort geschützt'],
  active: ['pdf-active', 'Das PDF führt Skripte oder Aktionen aus oder enthält weitere Dateien'],
} as const satisfies Record<PdfProblem, readonly [RefusalCode, string]>;

/** Throws a ValidationError for a PDF that does more than show pages (docs/decisions/0068). */
export async function refuseUnsafePdf(filepath: string): Promise<void> {
  const problem = await problemOf(await readFile(filepath));
  if (!problem) return;
  const [code, message] = REFUSALS[problem];
  throw new errors.ValidationError(message, { code });
}

/** A file that takes too long counts as unreadable. */
async function problemOf(content: Buffer): Promise<PdfProblem | null> {
  const worker = new Worker(path.join(__dirname, 'pdf-worker.js'), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    return await new Promise<PdfProblem | null>((resolve, reject) => {
      const timer = setTimeout(() => resolve('unreadable'), PDF_READING_MS);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('unreadable') : reject(error),
      );
      worker.once('exit', () => clearTimeout(timer));
    });
  } finally {
    await worker.terminate();
  }
}
