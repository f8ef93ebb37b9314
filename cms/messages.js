// `node messages.js export|erase ADDRESS`: what is stored of a person, beside a running Strapi or without one. In the
// project folder it is `npm run messages`, in the container `messages`.
const { existsSync } = require('node:fs');
const path = require('node:path');

process.umask(0o077); // An export is for this user alone.
process.env.NODE_ENV ??= 'production';

const entry = path.join(__dirname, 'dist', 'src', 'command-line', 'messages.js');

async function main() {
  if (!existsSync(entry)) {
    process.stderr.write('cms is not built. Run "npm run build --prefix cms" in the project folder.\n');
    return 1;
  }
  // Files are where the command was typed, which npm tells; settings are read as the server reads them.
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
