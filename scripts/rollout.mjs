// `npm run rollout`: replaces the copies of the site under `docker compose --profile scale` one by one, by the
// images of VERSION, which are built or pulled before. No request fails meanwhile (docs/decisions/0080).
import { composeMachinery, requireAllCopies, runProgram } from './run/compose.mjs';
import { replaceOneByOne } from './run/rollout.mjs';
import { runScript } from './run/script.mjs';
import { step } from './run/steps.mjs';
import { say } from './run/terminal.mjs';

await runScript(async () => {
  await requireAllCopies(runProgram);
  await replaceOneByOne(composeMachinery(runProgram), step);
  say('  All copies are replaced.');
});
