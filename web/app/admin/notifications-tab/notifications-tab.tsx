import { Alert } from '@chakra-ui/react';
import type { EditedNotifications } from 'contract/notifications';
import { NOTIFICATIONS_FIELDS } from 'contract/notifications-fields';
import { notifications } from '~/admin/data/notifications';
import { SingleEntryForm } from '~/admin/entry/single-entry-form';
import { useSingleEntry } from '~/admin/entry/use-single-entry';
import { ChoiceWidget } from '~/admin/entry/widgets/choice-widget';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { LoadedTab } from '~/admin/parts/loaded-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';

/** Edits who is told of messages (docs/decisions/0075). */
export default function NotificationsTab() {
  const { title } = useTexts('admin-notifications');
  return (
    <LoadedTab tab="notifications" lead={title.lead} query={notifications.useStored('notifications')}>
      {(stored) => <NotificationsEditor stored={stored} />}
    </LoadedTab>
  );
}

function SwitchWidget(props: WidgetProps) {
  const { choices } = useTexts('admin-notifications');
  return <ChoiceWidget {...props} nameOf={(choice) => (choice === 'on' ? choices.on : choices.off)} />;
}

const WIDGETS = { choice: SwitchWidget };

function NotificationsEditor({ stored }: { stored: EditedNotifications }) {
  const { groups, fields, hints, builtIn, choices, notices, actions } = useTexts('admin-notifications');
  const { may, sendsMail } = useAccount();
  const entry = useSingleEntry({
    kind: 'notifications',
    fields: NOTIFICATIONS_FIELDS,
    stored,
    data: notifications,
    builtIn,
    labels: fields,
    hints,
    notices,
    readOnly: actions.readOnly,
    mayUpdate: may.notifications.update,
    widgets: WIDGETS,
    valueWords: ({ field }, value) => (field === 'confirmation' && value === 'on' ? choices.on : undefined),
  });
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
