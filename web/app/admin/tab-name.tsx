import { useTexts } from '~/i18n/texts';
import type { Tab } from './admin-location';

/** English if the specification names the tab so (section 2), else German. */
export function TabName({ tab }: { tab: Tab }) {
  const { tabNames, ownTabNames } = useTexts('admin');
  if (tab in ownTabNames) return <span>{ownTabNames[tab as keyof typeof ownTabNames]}</span>;
  return <span lang={tabNames.lang}>{tabNames[tab as keyof typeof tabNames]}</span>;
}
