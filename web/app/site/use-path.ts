import { usePageFacts } from '~/i18n/page-context';

/** Returns the path without language. */
export const usePath = () => usePageFacts().path;
