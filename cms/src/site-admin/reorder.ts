import type { RefusalCode } from '../../contract/refusal';
import type { AdminContext, Strapi } from '../strapi';
import type { LocalizedRow } from './localized-entries';
import type { LocalizedKind } from './localized-kind';
import { writeUndated } from './localized-writes';
import { refusal } from './refusal';

type Orderable = Pick<LocalizedKind<LocalizedRow, never, never>, 'type' | 'entries'>;

export async function reorder(
  strapi: Strapi,
  context: AdminContext,
  resource: Orderable,
  { keys, unknown }: { keys: readonly string[]; unknown: RefusalCode },
): Promise<void> {
  await strapi.db.transaction(async () => {
    const entries = await resource.entries(strapi);
    const named = keys.map((key) => entries.find(([row]) => row[resource.type.keyField] === key));
    if (named.includes(undefined)) throw refusal(unknown, { field: 'keys' });
    const others = entries.filter((rows) => !named.includes(rows));
    const ordered = [...named.filter((rows) => rows !== undefined), ...others];
    for (const [index, rows] of ordered.entries()) {
      await writeUndated(strapi, context, resource.type, rows, { order: index + 1 });
    }
  });
}
