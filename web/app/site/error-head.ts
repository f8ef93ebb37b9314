import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react';
import { COMPANY } from '~/company';
import type { rootLoader } from './root-loader.server';

/** The head of what a visitor sees instead of a page; a page's own head comes from `pageMeta`. */
export const errorMeta: MetaFunction<typeof rootLoader> = ({ data, error }) => {
  if (!error || !data) return [];
  const { notFound, error: broken } = data.texts.frame;
  const { metaTitle } = isRouteErrorResponse(error) && error.status === 404 ? notFound : broken;
  return [{ title: `${metaTitle} | ${COMPANY.brand}` }, { name: 'robots', content: 'noindex' }];
};
