import { parentPort, workerData } from 'node:worker_threads';
import { pdfProblem } from './pdf-content';

/** Checks the PDF that it gets, apart from the server, which goes on meanwhile. */
async function main(): Promise<void> {
  parentPort?.postMessage(await pdfProblem(Buffer.from(workerData as Uint8Array)));
}

void main();
