// Starts cms in production: `node server.js`, after `npm run build --prefix cms`.

// Comes first, because a signal while modules load must not look like a failure.
const SIGNALS = ['SIGTERM', 'SIGINT'];
const leave = () => process.exit(0);
for (const signal of SIGNALS) process.on(signal, leave);

const { existsSync } = require('node:fs');
const path = require('node:path');

// Ignores log lines that a closed pipe or a full disk rejects, so that Strapi goes on and can still stop in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.umask(0o077); // Makes database, uploads and temporary files readable only for this user.
process.env.NODE_ENV ??= 'production';
process.chdir(__dirname); // Strapi looks for its folders in the working directory.

const entry = path.join(__dirname, 'dist', 'src', 'server', 'start.js');

function fail(message) {
  process.stderr.write(`cms cannot start: ${message}\n`);
  process.exit(1);
}

if (!existsSync(entry)) {
  fail('it is not built. Run "npm run build --prefix cms" in the project folder.');
} else {
  require(entry)
    .start(__dirname)
    .catch((error) => {
      const isExpected = ['EnvironmentError', 'UnusableStorage'].includes(error.name);
      fail(isExpected ? error.message : (error.stack ?? String(error)));
    });
}
