// Backs up or restores database, uploads and waiting messages: `node backup.js backup --to BACKUP --messages FOLDER` or
// `node backup.js restore --from BACKUP --messages FOLDER`. `--settings` adds files from stdin: JSON of names and texts.
// `node backup.js tell-failures` queues notices of failed backups from stdin: JSON of `{ at, reason }[]`.
// The project folder has `npm run backup` and `npm run restore`, which call it.
const { existsSync } = require('node:fs');
const path = require('node:path');

process.umask(0o077);
process.env.NODE_ENV ??= 'production';
const isRestore = process.argv[2] === 'restore';
// Keeps Strapi from seeding a database whose rows come from the backup.
if (isRestore) process.env.SEED_DIR = path.join(__dirname, 'no-seed');

const entry = path.join(__dirname, 'dist', 'src', 'backup', 'command.js');

async function main() {
  if (!existsSync(entry)) {
    process.stderr.write('cms is not built. Run "npm run build" in the project folder.\n');
    return 1;
  }
  const folder = process.env.INIT_CWD ?? process.cwd();
  process.chdir(__dirname);
  return require(entry).run(process.argv.slice(2), folder, __dirname);
}

main().then(
  // Strapi leaves timers behind after it has loaded.
  (exitCode) => process.exit(exitCode),
  (error) => {
    process.stderr.write(`${error.name === 'EnvironmentError' ? error.message : (error.stack ?? error)}\n`);
    process.exit(1);
  },
);
