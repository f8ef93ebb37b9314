import { connectionOf } from '../src/database/connection';
import { readSettings } from '../src/env';

export default () => {
  return {
    connection: { ...connectionOf(readSettings()), acquireConnectionTimeout: 60_000 },
    // forceMigration would drop the columns of removed fields, values included, at the next start (decision H4).
    settings: { forceMigration: false },
  };
};
