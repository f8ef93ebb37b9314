import type { Knex } from 'knex';

const FACTORS = 'second_factors';
const RECOVERY_CODES = 'second_factor_recovery_codes';

export interface StoredFactor {
  secret: string;
  /** False until the first code has shown that the app has the secret. */
  isOn: boolean;
  lastStep: number;
}

/** Begins a transaction, or joins an open one. */
export type InTransaction = <T>(work: (database: Knex) => Promise<T>) => Promise<T>;

/** Uses tables outside the content types, which neither GraphQL nor the panel nor an export of content sees. */
export class SecondFactorTable {
  readonly #run: InTransaction;

  constructor(run: InTransaction) {
    this.#run = run;
  }

  ensure(): Promise<void> {
    return this.#run(async (database) => {
      if (!(await database.schema.hasTable(FACTORS))) {
        await database.schema.createTable(FACTORS, (columns) => {
          columns.integer('account').primary();
          columns.string('secret', 255).notNullable();
          columns.boolean('is_on').notNullable();
          columns.integer('last_step').notNullable();
        });
      }
      if (!(await database.schema.hasTable(RECOVERY_CODES))) {
        await database.schema.createTable(RECOVERY_CODES, (columns) => {
          columns.integer('account').notNullable();
          columns.string('hash', 64).notNullable();
          columns.primary(['account', 'hash']);
        });
      }
    });
  }

  find(account: number): Promise<StoredFactor | null> {
    return this.#run(async (database) => {
      const row = await database(FACTORS).where({ account }).first('secret', 'is_on', 'last_step');
      // SQLite has no booleans.
      return row ? { secret: row.secret, isOn: Boolean(row.is_on), lastStep: row.last_step } : null;
    });
  }

  /** Returns false if another secret is in force. */
  begin(account: number, secret: string): Promise<boolean> {
    return this.#run(async (database) => {
      await database(FACTORS).where({ account, is_on: false }).delete();
      const row = { account, secret, is_on: false, last_step: 0 };
      await database(FACTORS).insert(row).onConflict('account').ignore();
      const kept = await database(FACTORS).where({ account }).first('secret');
      return kept?.secret === secret;
    });
  }

  /** Returns false if the factor is in force already or its secret has been replaced meanwhile. */
  turnOn(
    account: number,
    factor: { secret: string; step: number; hashes: readonly string[] },
  ): Promise<boolean> {
    return this.#run(async (database) => {
      const { secret, step, hashes } = factor;
      const changed = await database(FACTORS)
        .where({ account, secret, is_on: false })
        .update({ is_on: true, last_step: step });
      if (changed === 1) await writeRecoveryCodes(database, account, hashes);
      return changed === 1;
    });
  }

  /** Returns false if this step or a later one was used before. */
  takeStep(account: number, step: number): Promise<boolean> {
    return this.#run(async (database) => {
      const changed = await database(FACTORS)
        .where({ account, is_on: true })
        .where('last_step', '<', step)
        .update({ last_step: step });
      return changed === 1;
    });
  }

  takeRecoveryCode(account: number, hash: string): Promise<boolean> {
    return this.#run(
      async (database) => (await database(RECOVERY_CODES).where({ account, hash }).delete()) === 1,
    );
  }

  replaceRecoveryCodes(account: number, hashes: readonly string[]): Promise<void> {
    return this.#run((database) => writeRecoveryCodes(database, account, hashes));
  }

  countRecoveryCodes(account: number): Promise<number> {
    return this.#run(async (database) => {
      const row = await database(RECOVERY_CODES).where({ account }).count({ count: '*' }).first();
      return Number(row?.count ?? 0);
    });
  }

  remove(account: number): Promise<boolean> {
    return this.#run(async (database) => {
      await database(RECOVERY_CODES).where({ account }).delete();
      const removed = await database(FACTORS).where({ account, is_on: true }).delete();
      await database(FACTORS).where({ account }).delete();
      return removed === 1;
    });
  }
}

async function writeRecoveryCodes(database: Knex, account: number, hashes: readonly string[]): Promise<void> {
  await database(RECOVERY_CODES).where({ account }).delete();
  await database(RECOVERY_CODES).insert(hashes.map((hash) => ({ account, hash })));
}
