// `npm run backup -- --to FOLDER` and `npm run restore -- --from BACKUP`: run cms/backup.js with the settings of `.env`.
import { once } from 'node:events';
import { join } from 'node:path';
import { launch } from './run/processes.mjs';
import { runScript } from './run/script.mjs';
import { cmsEnvironment, readEnvironment } from './setup/environment.mjs';
import { inProject } from './setup/project.mjs';

await runScript(async () => {
  const env = await readEnvironment(process.env);
  const messages = env.SPOOL_DIR ?? join(env.WEB_DATA_DIR, 'messages');
  const args = [inProject('cms', 'backup.js'), ...process.argv.slice(2), '--messages', messages];
  const child = launch(process.execPath, args, { env: cmsEnvironment(env), stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
});
