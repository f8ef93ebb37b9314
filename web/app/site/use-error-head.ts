import { useEffect } from 'react';
import { useTexts } from '~/i18n/texts';
import { errorTags } from './error-head';
import { showHead } from './head-elements';

/** Gives the document the head of what stands in the place of a page, also after a navigation. */
export function useErrorHead(error: unknown): void {
  const { notFound, error: broken } = useTexts('frame');
  useEffect(() => showHead(errorTags({ notFound, error: broken }, error)), [notFound, broken, error]);
}
