import { execFile } from 'node:child_process';
import { access, constants, readFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { commandRunner, step } from '../run/steps.mjs';
import { say } from '../run/terminal.mjs';
import { ExplainedError, inProject, npm } from '../setup/project.mjs';

const run = promisify(execFile);

/** Preferred, because without a window it takes half the time. */
const HEADLESS = 'chromium-headless-shell';
const COMMANDS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string} path */
const isExecutable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Returns the path of Playwright's own browser, which may be missing. @returns {Promise<string>} */
async function ownBrowserOfPlaywright() {
  const program = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { stdout } = await run(process.execPath, ['-e', program], { cwd: inProject('web') });
  return stdout;
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<string | undefined>} */
async function findChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (await isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new ExplainedError(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no program of that name.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))),
    ...MAC_APPLICATIONS,
    await ownBrowserOfPlaywright(),
  ];
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
  return undefined;
}

/** Excludes Ubuntu, whose package of this name is a stub for a snap. */
async function canUseDebianPackage() {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release);
}

/** @param {NodeJS.ProcessEnv} env */
const installDebianPackage = (env) =>
  step('Installing Chromium (Debian package)', async () => {
    const runInstaller = commandRunner('chromium');
    const unattended = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
    await runInstaller({ command: 'apt-get', args: ['update'], env: unattended });
    await runInstaller({
      command: 'apt-get',
      args: ['install', '--yes', '--no-install-recommends', HEADLESS],
      env: unattended,
    });
  });

/** @param {NodeJS.ProcessEnv} env */
const installOwnOfPlaywright = (env) =>
  step("Installing Chromium (Playwright's own)", () =>
    commandRunner('chromium')({ ...npm('exec', '--', 'playwright', 'install', 'chromium'), env }),
  );

/** @param {NodeJS.ProcessEnv} env @returns {Promise<string>} */
export async function requireChromium(env) {
  const found = await findChromium(env);
  const isBest = found !== undefined && (env.CHROMIUM_PATH || basename(found) === HEADLESS);
  if (isBest) return found;

  if (await canUseDebianPackage()) {
    await installDebianPackage(env).catch((error) => {
      if (!found) throw error;
      say(`The browser tests use ${found} and take longer: ${HEADLESS} could not be installed.`);
    });
  } else if (!found) await installOwnOfPlaywright(env);
  const installed = await findChromium(env);
  if (installed) return installed;
  throw new ExplainedError(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Google Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
