import { errors } from '@strapi/utils';
import { dayInBerlin } from '../../contract/german-time';
import { declarationOf, type OrderedKind } from '../../contract/ordered-kinds';
import { type Data, type DocumentRule, type Strapi, table } from '../strapi';

const completing =
  (titleIsMissing: string, complete: (data: Data) => void = () => undefined): DocumentRule =>
  async (strapi, { uid, action, params: { data } }, next) => {
    if (action !== 'create' || !data) return next();
    if (typeof data.title !== 'string' || data.title.trim() === '') {
      const problem = { path: ['title'], message: titleIsMissing, name: 'ValidationError' };
      throw new errors.ValidationError(titleIsMissing, {
        code: 'field-invalid',
        field: 'title',
        errors: [problem],
      });
    }
    data.order ??= (await lastOrder(strapi, uid)) + 1;
    complete(data);
    return next();
  };

export const completeNewProduct = completing(
  'Bitte einen Titel eintragen: Daran erkennen Sie das Produkt in der Liste.',
);

/** A required day is that of the creation, unless the entry has another. */
export function completeNewEntry(kind: OrderedKind): DocumentRule {
  const { fields, german } = declarationOf(kind);
  const days = Object.entries(fields).flatMap(([name, { widget, isRequired }]) =>
    widget === 'date' && isRequired ? [name] : [],
  );
  return completing(
    `Bitte einen Titel eintragen: Daran erkennen Sie ${german.object} in der Liste.`,
    (data) => {
      for (const name of days) data[name] ??= dayInBerlin();
    },
  );
}

async function lastOrder(strapi: Strapi, uid: string): Promise<number> {
  const [last] = await table<{ order: number | null }>(strapi, uid).findMany({
    select: ['order'],
    where: { order: { $notNull: true } },
    orderBy: [{ order: 'desc' }],
    limit: 1,
  });
  return last?.order ?? 0;
}
