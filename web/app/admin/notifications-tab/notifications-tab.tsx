import { notifications } from '~/admin/data/notifications';
import { SingleEntryTab } from '~/admin/entry/single-entry-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { useNotificationsEntry } from './use-notifications-entry';

/** Edits who is told of messages (docs/decisions/0075). */
export default function NotificationsTab() {
  const { title, groups, noServer } = useTexts('admin-notifications');
  const { sendsMail } = useAccount();
  return (
    <SingleEntryTab
      tab="notifications"
      lead={title.lead}
      titles={groups}
      query={notifications.useStored('notifications')}
      useEntry={useNotificationsEntry}
      noticeOf={() => !sendsMail && { status: 'info', ...noServer }}
    />
  );
}
