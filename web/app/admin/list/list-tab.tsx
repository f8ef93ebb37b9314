import { EmptyState } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tab } from '~/admin/admin-location';
import { Loaded, type LoadedQuery } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { TabName } from '~/admin/tab-name';

interface Emptiness {
  title: string;
  text?: string;
  lang?: string;
  Icon?: LucideIcon;
  /** Makes the first entry. */
  action?: ReactNode;
}

interface ListTabProps {
  tab: Tab;
  /** Defaults to the name of the tab. */
  title?: ReactNode;
  lead: string;
  actions?: ReactNode;
  /** Shown whatever is stored. */
  above?: ReactNode;
  /** Fetches the whole list, not what an editor searches in it. */
  query: LoadedQuery;
  /** Shown below, whatever is stored. */
  below?: ReactNode;
  /** Shown in place of the list while nothing is stored. */
  empty?: Emptiness | false | undefined;
  children: ReactNode;
}

export function ListTab({ tab, title, lead, actions, above, below, query, empty, children }: ListTabProps) {
  return (
    <TabPage
      title={title ?? <TabName tab={tab} />}
      lead={lead}
      actions={
        <>
          <RefreshButton tab={tab} />
          {actions}
        </>
      }
    >
      {above}
      <Loaded query={query}>{empty ? <NothingStored {...empty} /> : children}</Loaded>
      {below}
    </TabPage>
  );
}

function NothingStored({ title, text, lang, Icon, action }: Emptiness) {
  return (
    <EmptyState.Root lang={lang} layerStyle="card">
      <EmptyState.Content>
        {Icon && (
          <EmptyState.Indicator color="petrol">
            <Icon size={32} strokeWidth={1.5} aria-hidden="true" />
          </EmptyState.Indicator>
        )}
        <EmptyState.Title as="h3">{title}</EmptyState.Title>
        {text && (
          <EmptyState.Description maxW="28rem" textAlign="center">
            {text}
          </EmptyState.Description>
        )}
        {action}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
