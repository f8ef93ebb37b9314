import { Alert } from '@chakra-ui/react';
import type { EditedNotifications } from 'contract/notifications';
import { notifications } from '~/admin/data/notifications';
import { SingleEntryForm } from '~/admin/entry/single-entry-form';
import { LoadedTab } from '~/admin/parts/loaded-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { useNotificationsEntry } from './use-notifications-entry';

/** Edits who is told of messages (docs/decisions/0075). */
export default function NotificationsTab() {
  const { title } = useTexts('admin-notifications');
  return (
    <LoadedTab tab="notifications" lead={title.lead} query={notifications.useStored('notifications')}>
      {(stored) => <NotificationsEditor stored={stored} />}
    </LoadedTab>
  );
}

function NotificationsEditor({ stored }: { stored: EditedNotifications }) {
  const { groups } = useTexts('admin-notifications');
  const { sendsMail } = useAccount();
  const entry = useNotificationsEntry(stored);
  return (
    <SingleEntryForm entry={entry} stored={stored} titles={groups} above={!sendsMail && <NoMailServer />} />
  );
}

function NoMailServer() {
  const { noServer } = useTexts('admin-notifications');
  return (
    <Alert.Root status="info" mb="6" borderRadius="card">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{noServer.title}</Alert.Title>
        <Alert.Description>{noServer.text}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
