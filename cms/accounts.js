// Manages accounts from the command line: `npm run accounts -- remove-second-factor NAME`, `reset-password NAME` or `invite NAME`; in
// a container `node --env-file-if-exists=/secrets/env accounts.js remove-second-factor NAME`.

const { existsSync } = require('node:fs');
const path = require('node:path');

process.umask(0o077);
process.chdir(__dirname); // Settings name folders relative to this one, as in server.js.

const USAGE =
  'say what to do: remove-second-factor, reset-password or invite, and behind it the user name or the e-mail of the account.';
/** Functions by command; each has the file of its name. */
const COMMANDS = new Map([
  ['remove-second-factor', 'removeSecondFactor'],
  ['reset-password', 'resetPassword'],
  ['invite', 'invite'],
]);

function fail(message) {
  process.stderr.write(`accounts: ${message}\n`);
  process.exitCode = 1;
}

const [name, account, ...rest] = process.argv.slice(2);
const work = COMMANDS.get(name);
const entry = path.join(__dirname, 'dist', 'src', 'command-line', `${name}.js`);

if (!work || !account || rest.length > 0) {
  fail(USAGE);
} else if (!existsSync(entry)) {
  fail('Strapi is not built. Run "npm run build" in the project folder.');
} else {
  require(entry)
    [work](account)
    .then((done) => process.stdout.write(`${done}\n`))
    .catch((error) => {
      const isExpected = error.name === 'Explained' || error.name === 'EnvironmentError';
      fail(isExpected ? error.message : (error.stack ?? String(error)));
    });
}
