import { KEYED_TYPES, PICTURE_TEXT_TABLE, PLAIN_TYPES } from '../content-types';
import type { Strapi } from '../strapi';

/** Strapi creates no index for `unique: true`, and its schema sync keeps these. Drafts add a row per language. */
export async function ensureIndexes(strapi: Strapi): Promise<void> {
  const database = strapi.db.connection;
  for (const { table, keyColumn, hasDrafts } of KEYED_TYPES) {
    const conditions = hasDrafts
      ? { draft: 'WHERE published_at IS NULL', published: 'WHERE published_at IS NOT NULL' }
      : { every: '' };
    for (const [name, condition] of Object.entries(conditions)) {
      await database.raw(
        `CREATE UNIQUE INDEX IF NOT EXISTS ${table}_${keyColumn}_${name} ON "${table}" ("${keyColumn}", locale) ${condition}`,
      );
    }
  }
  for (const { table, nameField } of PLAIN_TYPES) {
    await database.raw(
      `CREATE UNIQUE INDEX IF NOT EXISTS ${table}_${nameField}_every ON ${table} ("${nameField}")`,
    );
  }
  await database.raw(
    `CREATE UNIQUE INDEX IF NOT EXISTS ${PICTURE_TEXT_TABLE}_file_language ON ${PICTURE_TEXT_TABLE} (file_id, language)`,
  );
  // Older messages have neither column filled.
  for (const column of ['submission_id', 'content_key']) {
    await database.raw(
      `CREATE UNIQUE INDEX IF NOT EXISTS contact_submissions_${column} ON contact_submissions (${column}) WHERE ${column} IS NOT NULL`,
    );
  }
}
