import type { z } from 'zod';
import type { mediaQuery } from '../../contract/media';
import { type MediaFilter, PDF_TYPE } from '../../contract/media-fields';
import { PICTURE_TEXT } from '../content-types';
import { type Data, type Strapi, subquery } from '../strapi';
import { unusedFilter } from '../uploads/picture-usage';
import { searchFilter } from './search-filter';

type Wanted = Pick<z.output<typeof mediaQuery>, 'search' | 'filter' | 'url'>;

export async function mediaFilter(strapi: Strapi, { search, filter, url }: Wanted): Promise<Data> {
  const found = searchFilter(strapi, search, (word) => [
    { name: word },
    { alternativeText: word },
    { id: { $in: subquery(strapi, PICTURE_TEXT, 'fileId', { alternativeText: word }) } },
  ]);
  return { $and: [found, await FILTERS[filter](strapi), url === undefined ? {} : { url }] };
}

export const PDFS: Data = { mime: PDF_TYPE };
export const PICTURES: Data = { mime: { $ne: PDF_TYPE } };

const FILTERS: Record<MediaFilter, (strapi: Strapi) => Data | Promise<Data>> = {
  all: () => PICTURES,
  unused: async (strapi) => ({ $and: [PICTURES, await unusedFilter(strapi)] }),
  undescribed: () => ({
    $and: [PICTURES, { $or: [{ alternativeText: { $null: true } }, { alternativeText: '' }] }],
  }),
  pdf: () => PDFS,
};
