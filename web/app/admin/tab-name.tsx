import { useTexts } from '~/i18n/texts';
import type { Tab } from './admin-location';

/** The word of a tab, on the tab itself and as the heading under it (specification 2). */
export function TabName({ tab }: { tab: Tab }) {
  const { tabNames } = useTexts('admin');
  return <span lang={tabNames.lang}>{tabNames[tab]}</span>;
}
