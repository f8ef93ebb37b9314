import { parentPort, workerData } from 'node:worker_threads';
import { pdfProblem } from './pdf-content';

async function main(): Promise<void> {
  parentPort?.postMessage(await pdfProblem(Buffer.from(workerData as Uint8Array)));
}

void main();
