// Manages accounts from the command line: `npm run accounts -- remove-second-factor NAME`; in a container
// `node --env-file-if-exists=/secrets/env accounts.js remove-second-factor NAME`.

const { existsSync } = require('node:fs');
const path = require('node:path');

process.umask(0o077);
process.chdir(__dirname); // Settings name folders relative to this one, as in server.js.

const USAGE =
  'say what to do: remove-second-factor, and behind it the user name or the e-mail of the account.';
const entry = path.join(__dirname, 'dist', 'src', 'command-line', 'remove-second-factor.js');

function fail(message) {
  process.stderr.write(`accounts: ${message}\n`);
  process.exitCode = 1;
}

const [command, name, ...rest] = process.argv.slice(2);

if (command !== 'remove-second-factor' || !name || rest.length > 0) {
  fail(USAGE);
} else if (!existsSync(entry)) {
  fail('Strapi is not built. Run "npm run build" in the project folder.');
} else {
  require(entry)
    .removeSecondFactor(name)
    .then((done) => process.stdout.write(`${done}\n`))
    .catch((error) => {
      const isExpected = error.name === 'Explained' || error.name === 'EnvironmentError';
      fail(isExpected ? error.message : (error.stack ?? String(error)));
    });
}
