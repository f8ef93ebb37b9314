// `npm run uploads -- to-s3|to-disk [--remove]`: runs cms/uploads.js with the settings of `.env`.
import { once } from 'node:events';
import { launch } from './run/processes.mjs';
import { runScript } from './run/script.mjs';
import { cmsEnvironment, readEnvironment } from './setup/environment.mjs';
import { inProject } from './setup/project.mjs';

await runScript(async () => {
  const env = cmsEnvironment(await readEnvironment(process.env));
  const child = launch(process.execPath, [inProject('cms', 'uploads.js'), ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
});
