// Exports or erases a person's messages, with or without a running Strapi: `node messages.js export|erase ADDRESS`. The
// project folder has `npm run messages`, the container `messages`.
const { existsSync } = require('node:fs');
const path = require('node:path');

process.umask(0o077); // Makes an export readable only for this user.
process.env.NODE_ENV ??= 'production';

const entry = path.join(__dirname, 'dist', 'src', 'command-line', 'messages.js');

async function main() {
  if (!existsSync(entry)) {
    process.stderr.write('cms is not built. Run "npm run build --prefix cms" in the project folder.\n');
    return 1;
  }
  // Writes files where the command was typed, which npm says in INIT_CWD; reads settings as the server does.
  const folder = process.env.INIT_CWD ?? process.cwd();
  process.chdir(__dirname);
  return require(entry).run(process.argv.slice(2), folder);
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error) => {
    const isExpected = error.name === 'EnvironmentError';
    process.stderr.write(`${isExpected ? error.message : (error.stack ?? error)}\n`);
    process.exitCode = 1;
  },
);
