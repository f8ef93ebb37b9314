import { usePageFacts } from '~/i18n/page-context';

/** The path of the page that is shown, without language. */
export const usePath = () => usePageFacts().path;
