import { errors } from '@strapi/utils';
import { contentTypeOf } from '../content-types';
import { type DocumentRule, table } from '../strapi';

const WRITES = new Set(['create', 'update', 'clone']);

/** Strapi's own "unique" compares only published rows of one language. Unique indexes catch simultaneous writes. */
export const refuseDuplicateKeys: DocumentRule = async (strapi, { uid, action, params }, next) => {
  const { keyField } = contentTypeOf(uid);
  const key = params.data?.[keyField];
  if (typeof key !== 'string' || !WRITES.has(action)) return next();

  const other = await table(strapi, uid).findOne({
    where: { [keyField]: key, documentId: { $ne: action === 'update' ? params.documentId : '' } },
    select: ['id'],
  });
  if (other) throw new DuplicateKeyError(keyField, key);
  try {
    return await next();
  } catch (error) {
    throw isUniqueViolation(error) ? new DuplicateKeyError(keyField, key) : error;
  }
};

/** Answers 400 in the panel, which marks the field, and 409 at /site-admin. */
export class DuplicateKeyError extends errors.ValidationError {
  constructor(field: string, value: string) {
    const message = `„${value}“ ist schon vergeben: Jeder Schlüssel gehört zu genau einem Eintrag.`;
    super(message, { errors: [{ path: [field], message, name: 'ValidationError', value }] });
  }
}

export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
