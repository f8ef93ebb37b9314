import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react';
import type { Company } from '~/company';
import type { TextsOf } from '~/i18n/pages';
import type { rootLoader } from './root-loader.server';

type ErrorTexts = Pick<TextsOf<'frame'>['frame'], 'notFound' | 'error'>;

export function errorTags(
  { notFound, error: broken }: ErrorTexts,
  { brand }: Company,
  error: unknown,
): MetaDescriptor[] {
  const { metaTitle } = isRouteErrorResponse(error) && error.status === 404 ? notFound : broken;
  return [{ title: `${metaTitle} | ${brand}` }, { name: 'robots', content: 'noindex' }];
}

export const errorMeta: MetaFunction<typeof rootLoader> = ({ data, error }) =>
  error && data ? errorTags(data.texts.frame, data.company, error) : [];
