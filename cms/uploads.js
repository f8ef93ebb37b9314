// Moves uploads between the disk and a bucket: `node uploads.js to-s3|to-disk [--remove]`. The project folder has
// `npm run uploads`, the container `uploads`.
const { existsSync } = require('node:fs');
const path = require('node:path');

process.umask(0o077); // Makes files readable only for this user.
process.env.NODE_ENV ??= 'production';

const entry = path.join(__dirname, 'dist', 'src', 'command-line', 'uploads.js');

async function main() {
  if (!existsSync(entry)) {
    process.stderr.write('cms is not built. Run "npm run build --prefix cms" in the project folder.\n');
    return 1;
  }
  process.chdir(__dirname);
  return require(entry).run(process.argv.slice(2));
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
