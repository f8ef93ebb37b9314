import { EmptyState, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Tab } from '~/admin/admin-location';
import { Loaded, type LoadedQuery } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { TabName } from '~/admin/tab-name';

interface Emptiness {
  title: string;
  text: string;
  lang?: string;
}

interface ListTabProps {
  tab: Tab;
  /** Defaults to the name of the tab. */
  title?: ReactNode;
  lead: string;
  actions?: ReactNode;
  /** Makes an entry: stands last among the actions, or below what teaches while nothing is stored. */
  add?: ReactNode;
  above?: ReactNode;
  /** Fetches the whole list, not what an editor searches in it. */
  query: LoadedQuery;
  below?: ReactNode;
  empty?: Emptiness | false | undefined;
  children: ReactNode;
}

export function ListTab({
  tab,
  title,
  lead,
  actions,
  add,
  above,
  below,
  query,
  empty,
  children,
}: ListTabProps) {
  return (
    <TabPage
      title={title ?? <TabName tab={tab} />}
      lead={lead}
      actions={
        <>
          <RefreshButton tab={tab} />
          {actions}
          {!empty && add}
        </>
      }
    >
      {above}
      <Loaded query={query}>{empty ? <NothingStored {...empty} add={add} /> : children}</Loaded>
      {below}
    </TabPage>
  );
}

function NothingStored({ title, text, lang, add }: Emptiness & { add: ReactNode }) {
  return (
    <EmptyState.Root layerStyle="card">
      <EmptyState.Content>
        <EmptyState.Title as="h3" lang={lang}>
          {title}
        </EmptyState.Title>
        <EmptyState.Description maxW="32rem" textAlign="center" lang={lang}>
          {text}
        </EmptyState.Description>
        {add && (
          <Flex gap="2" wrap="wrap" justify="center" align="center">
            {add}
          </Flex>
        )}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
