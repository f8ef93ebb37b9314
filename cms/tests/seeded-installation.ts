import { cpSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { type Installation, makeInstallation } from './cms-process';
import './provided';
import { DATABASE_FILE } from './stored-rows';

/** Copies the state after a first start. */
export function makeSeededInstallation(): Installation {
  const { folder, secrets } = inject('seeded');
  const installation = { ...makeInstallation(), secrets };
  cpSync(path.join(folder, DATABASE_FILE), path.join(installation.folder, DATABASE_FILE));
  return installation;
}
