// Explains old Node.js before it fails with a syntax error. `node --require` loads this; keep its syntax old.
'use strict';

// Repeats "engines" of package.json.
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
