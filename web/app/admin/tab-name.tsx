import { useTexts } from '~/i18n/texts';
import type { Tab } from './admin-location';

/** English if the specification names the tab so (section 2), else German. */
export function TabName({ tab }: { tab: Tab }) {
  const { tabNames, ownTabNames } = useTexts('admin');
  if (tab === 'audit' || tab === 'company' || tab === 'openings') return <span>{ownTabNames[tab]}</span>;
  return <span lang={tabNames.lang}>{tabNames[tab]}</span>;
}
