import { rowsOf } from './stored-rows';

export interface Entry {
  account: string | null;
  source: string;
  action: string;
  kind: string | null;
  thing: string | null;
  count: number | null;
}

/** Reads the audit trail from the database, the oldest entry first. */
export function auditTrail(dataFolder: string) {
  const read = (after: number) =>
    rowsOf(dataFolder, `SELECT * FROM audit_trail WHERE id > ${after} ORDER BY id`);
  return {
    async during(work: () => Promise<unknown>): Promise<Entry[]> {
      const [last] = await rowsOf(dataFolder, 'SELECT max(id) AS id FROM audit_trail');
      await work();
      const rows = await read(Number(last?.id ?? 0));
      return rows.map(
        ({ account_name, source, action, kind, thing, count }) =>
          ({ account: account_name, source, action, kind, thing, count }) as Entry,
      );
    },
    everything: async () => JSON.stringify(await read(0)),
  };
}

/** `admin panel sign-in account 1` */
export const inShort = (entries: Entry[]): string[] =>
  entries.map(({ account, source, action, kind, thing, count }) =>
    [account, source, action, kind, thing, count].filter((part) => part !== null).join(' '),
  );
