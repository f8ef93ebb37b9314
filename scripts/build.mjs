// `npm run build`: builds both sides for production, even if they are up to date.

import { buildWhenDue, installWhenDue } from './run/prepare.mjs';
import { runScript } from './run/script.mjs';
import { forgetBuilds } from './setup/builds.mjs';
import { readEnvironment } from './setup/environment.mjs';

await runScript(async () => {
  await installWhenDue();
  await forgetBuilds();
  await buildWhenDue(await readEnvironment(process.env));
});
