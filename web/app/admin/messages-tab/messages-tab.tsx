import { Badge } from '@chakra-ui/react';
import { csvPath, useMessages } from '~/admin/data/messages';
import { CsvLink } from '~/admin/parts/csv-link';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';
import { useAccount } from '~/admin/session/account';
import { TabName } from '~/admin/tab-name';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { HEADING_ID, Inbox } from './inbox';
import { NoMessages } from './no-messages';
import { PersonDialog } from './person-dialog';

export default function MessagesTab() {
  const { title, list } = useTexts('admin-messages');
  const { may } = useAccount();
  const messages = useMessages({ search: '' });
  const search = useDebouncedSearch();
  const counts = messages.data?.pages[0]?.counts;
  const unread = counts?.unread ?? 0;
  return (
    <TabPage
      title={
        <>
          <span id={HEADING_ID} tabIndex={-1}>
            <TabName tab="messages" />
          </span>
          {unread > 0 && (
            <Badge ms="2.5" size="md" colorPalette="brand" verticalAlign="middle">
              {fill(title.unread, { count: unread })}
            </Badge>
          )}
        </>
      }
      lead={title.lead}
      actions={
        <>
          <RefreshButton tab="messages" />
          {may.personalData.read && <PersonDialog />}
          <CsvLink
            href={csvPath(search.search)}
            filename="nachrichten.csv"
            label={search.search === '' ? list.export : list.exportFound}
            failed={list.exportFailed}
          />
        </>
      }
    >
      {messages.isError && !messages.isFetchNextPageError ? (
        <LoadFailure error={messages.error} onRetry={() => messages.refetch()} />
      ) : !counts ? (
        <Loading />
      ) : counts.all === 0 ? (
        <NoMessages />
      ) : (
        <Inbox countOfAll={counts.all} search={search} />
      )}
    </TabPage>
  );
}
