import { usePageFacts } from '~/i18n/page-context';

export const usePath = () => usePageFacts().path;
