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
  const { groups, noServer } = useTexts('admin-notifications');
  const { sendsMail } = useAccount();
  return (
    <SingleEntryForm
      entry={useNotificationsEntry(stored)}
      stored={stored}
      titles={groups}
      notice={!sendsMail && { status: 'info', ...noServer }}
    />
  );
}
