// `npm run accounts -- remove-second-factor NAME`, `reset-password NAME`, `invite NAME`: runs cms/accounts.js.
import { once } from 'node:events';
import { launch } from './run/processes.mjs';
import { runScript } from './run/script.mjs';
import { cmsEnvironment, readEnvironment } from './setup/environment.mjs';
import { inProject } from './setup/project.mjs';

await runScript(async () => {
  const env = { ...cmsEnvironment(await readEnvironment(process.env)), NODE_ENV: 'production' };
  const command = launch(process.execPath, ['accounts.js', ...process.argv.slice(2)], {
    cwd: inProject('cms'),
    env,
    stdio: 'inherit',
  });
  const [code] = await once(command, 'exit');
  process.exitCode = code ?? 1;
});
