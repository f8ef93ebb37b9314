// `npm run build`: both sides for production, whether it is due or not.
import { runScript } from './run/script.mjs';
import { forgetBuilds } from './setup/builds.mjs';
import { readEnvironment } from './setup/environment.mjs';
import { buildWhenDue, installWhenDue } from './setup/prepare.mjs';

await runScript(async () => {
  await installWhenDue();
  await forgetBuilds();
  await buildWhenDue(await readEnvironment(process.env));
});
