import { errors } from '@strapi/utils';
import { PROJECT } from '../content-types';
import { type DocumentRule, type Strapi, table } from '../strapi';

const TITLE_IS_MISSING = 'Bitte einen Titel eintragen: Daran erkennen Sie das Produkt in der Liste.';

export const completeNewProduct: DocumentRule = async (strapi, { action, params: { data } }, next) => {
  if (action !== 'create' || !data) return next();
  if (typeof data.title !== 'string' || data.title.trim() === '') {
    const problem = { path: ['title'], message: TITLE_IS_MISSING, name: 'ValidationError' };
    throw new errors.ValidationError(TITLE_IS_MISSING, {
      code: 'field-invalid',
      field: 'title',
      errors: [problem],
    });
  }
  data.order ??= (await lastOrder(strapi)) + 1;
  return next();
};

async function lastOrder(strapi: Strapi): Promise<number> {
  const [last] = await table<{ order: number | null }>(strapi, PROJECT).findMany({
    select: ['order'],
    where: { order: { $notNull: true } },
    orderBy: [{ order: 'desc' }],
    limit: 1,
  });
  return last?.order ?? 0;
}
