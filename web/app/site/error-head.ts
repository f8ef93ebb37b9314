import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse, type MetaFunction } from '@remix-run/react';
import type { Company } from '~/company';
import type { TextsOf } from '~/i18n/pages';
import type { rootLoader } from './root-loader.server';

type ErrorTexts = Pick<TextsOf<'frame'>['frame'], 'notFound' | 'error'>;

export const isMissing = (status: number): boolean => status === 404 || status === 410;

export function errorTags(
  { notFound, error: broken }: ErrorTexts,
  { brand }: Company,
  error: unknown,
): MetaDescriptor[] {
  const { metaTitle } = isRouteErrorResponse(error) && isMissing(error.status) ? notFound : broken;
  return [{ title: `${metaTitle} | ${brand}` }, { name: 'robots', content: 'noindex' }];
}

export const errorMeta: MetaFunction<typeof rootLoader> = ({ data, error }) =>
  error && data ? errorTags(data.texts.frame, data.company, error) : [];
