// Adds messages to a spool, and kills itself before one of the steps that touch the disk. Prints each id that it
// would acknowledge. Arguments: the number of the step, the folder, and the ids.
import files, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { Spool } from './spool.server';

const [killAt, folder = '', ...ids] = process.argv.slice(2);
let step = 0;
function countStep(): void {
  step += 1;
  if (step === Number(killAt)) process.kill(process.pid, 'SIGKILL');
}

const handle = await files.open('/dev/null');
await handle.close();

function countCalls(object: object, names: readonly string[]): void {
  for (const name of names) {
    const real = Reflect.get(object, name);
    Reflect.set(object, name, function (this: FileHandle, ...args: unknown[]) {
      countStep();
      return real.apply(this, args);
    });
  }
}
countCalls(files, ['mkdir', 'open', 'rename']);
countCalls(Object.getPrototypeOf(handle), ['writeFile', 'sync']);
syncBuiltinESMExports();

const spool = new Spool(folder);
for (const submissionId of ids) {
  await spool.add({
    firstName: 'Ada',
    lastName: 'Muster',
    email: 'ada@praxis.example',
    message: 'x'.repeat(20_000),
    submissionId,
    submittedAt: new Date().toISOString(),
  });
  process.stdout.write(`${submissionId}\n`);
}
