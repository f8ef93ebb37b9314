// Loaded by `node --require` before anything else, so that an old Node says one clear line instead of a
// syntax error in a file that it cannot read. Keep the syntax of this file old.
'use strict';

// The same number as "engines" in package.json.
const requiredMajor = 20;
const requiredMinor = 19;

const parts = process.versions.node.split('.');
const major = Number(parts[0]);
const minor = Number(parts[1]);

if (major < requiredMajor || (major === requiredMajor && minor < requiredMinor)) {
  process.stderr.write(
    'This project needs Node.js ' +
      requiredMajor +
      '.' +
      requiredMinor +
      ' or newer; this is ' +
      process.versions.node +
      '. Install a current one from https://nodejs.org and try again.\n',
  );
  process.exit(1);
}
