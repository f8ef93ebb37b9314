import { forEachPlural, type OrderedPlural } from 'contract/ordered-kinds';
import { useTexts } from '~/i18n/texts';
import type { Tab } from './admin-location';
import { useKindWords } from './ordered-kind/kind-texts';

/** English if the specification names the tab so (section 2), else German. */
export function TabName({ tab }: { tab: Tab }) {
  const { tabNames, ownTabNames } = useTexts('admin');
  const many = useKindWords('many');
  const kindNames = forEachPlural((kind) => many[kind]);
  if (tab in kindNames) return <span>{kindNames[tab as OrderedPlural]}</span>;
  if (tab in ownTabNames) return <span>{ownTabNames[tab as keyof typeof ownTabNames]}</span>;
  return <span lang={tabNames.lang}>{tabNames[tab as keyof typeof tabNames]}</span>;
}
