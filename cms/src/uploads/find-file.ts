import { FILE } from '../content-types';
import { type Strapi, table } from '../strapi';

export function findFile(
  strapi: Strapi,
  chosen: number | string,
): Promise<{ id: number; mime: string } | null> {
  const where = typeof chosen === 'number' ? { id: chosen } : { url: { $in: [chosen, pathOf(chosen)] } };
  return table<{ id: number; mime: string }>(strapi, FILE).findOne({ where, select: ['id', 'mime'] });
}

const pathOf = (address: string): string => (URL.canParse(address) ? new URL(address).pathname : address);
