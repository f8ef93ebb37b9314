import { Badge } from '@chakra-ui/react';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { TabPage } from '~/admin/parts/tab-page';
import { TabName } from '~/admin/tab-name';
import { fill, useTexts } from '~/i18n/texts';
import { CsvLink } from './csv-link';
import { HEADING_ID, Inbox } from './inbox';
import { NoMessages } from './no-messages';
import { useMessageSearch } from './use-message-search';
import { useMessages } from './use-messages';

/** What visitors wrote: personal data, asked for anew at each login and kept in memory alone (decisions D4, E7). */
export default function MessagesTab() {
  const { title } = useTexts('admin-messages');
  const messages = useMessages();
  const search = useMessageSearch();
  const unread = messages.data?.filter(({ state }) => state === 'unread').length ?? 0;
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
          <CsvLink search={search.search} />
        </>
      }
    >
      {messages.isError ? (
        <LoadFailure error={messages.error} onRetry={() => messages.refetch()} />
      ) : !messages.data ? (
        <Loading />
      ) : messages.data.length === 0 ? (
        <NoMessages />
      ) : (
        <Inbox all={messages.data} search={search} />
      )}
    </TabPage>
  );
}
