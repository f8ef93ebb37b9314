// Start of cms in production: `node server.js`, after `npm run build -w cms`.
const { existsSync } = require('node:fs');
const path = require('node:path');

process.env.NODE_ENV ??= 'production';
process.chdir(__dirname); // Strapi looks for its folders in the working directory.

const entry = path.join(__dirname, 'dist', 'src', 'server', 'start.js');

function fail(message) {
  process.stderr.write(`cms cannot start: ${message}\n`);
  process.exit(1);
}

if (!existsSync(entry)) {
  fail('it is not built. Run "npm run build -w cms" in the project folder.');
} else {
  require(entry)
    .start(__dirname)
    .catch((error) => {
      const isExpected = error.name === 'EnvironmentError';
      fail(isExpected ? error.message : (error.stack ?? String(error)));
    });
}
