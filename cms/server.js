// Start of cms in production: `node server.js`, after `npm run build --prefix cms`.

// Before anything else: a signal that comes while modules are read must not end the process as if it had failed.
const SIGNALS = ['SIGTERM', 'SIGINT'];
const leave = () => process.exit(0);
for (const signal of SIGNALS) process.on(signal, leave);

const { existsSync } = require('node:fs');
const path = require('node:path');

// Log lines that a closed pipe or a full disk does not take are lost; Strapi goes on, and ends in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

process.umask(0o077); // Database, uploads and temporary files are for this user alone.
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
