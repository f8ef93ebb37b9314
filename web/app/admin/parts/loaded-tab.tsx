import type { ReactNode } from 'react';
import type { Tab } from '~/admin/admin-location';
import { TabName } from '~/admin/tab-name';
import { Loaded, type LoadedQuery } from './load-state';
import { RefreshButton } from './refresh-button';
import { TabPage } from './tab-page';

export interface LoadedTabProps<Stored> {
  tab: Tab;
  lead: string;
  query: Omit<LoadedQuery, 'data'> & { data: Stored | undefined };
  children: (stored: Stored) => ReactNode;
}

export function LoadedTab<Stored>({ tab, lead, query, children }: LoadedTabProps<Stored>) {
  return (
    <TabPage title={<TabName tab={tab} />} lead={lead} actions={<RefreshButton tab={tab} />}>
      <Loaded query={query}>{query.data !== undefined && children(query.data)}</Loaded>
    </TabPage>
  );
}
