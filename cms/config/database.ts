import { connectionOf } from '../src/database/connection';
import { readSettings } from '../src/env';

export default () => {
  return {
    connection: { ...connectionOf(readSettings()), acquireConnectionTimeout: 60_000 },
    // Without this a field that leaves a schema takes its column, with all values, at the next start (decision H4).
    settings: { forceMigration: false },
  };
};
