import type { EditedNotifications } from 'contract/notifications';
import { notifications } from '~/admin/data/notifications';
import type { Entry, ValueWords } from '~/admin/entry/use-entry';
import { useSingleEntry } from '~/admin/entry/use-single-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';

export function useNotificationsValueWords(): ValueWords {
  const { builtIn, choices } = useTexts('admin-notifications');
  const builtInOf: Readonly<Record<string, string>> = builtIn;
  return ({ field }, value) => {
    if (field === 'confirmation') return value === 'on' ? choices.on : choices.off;
    return value === '' ? builtInOf[field] : undefined;
  };
}

export function useNotificationsEntry(stored: EditedNotifications): Entry {
  const { fields, hints, builtIn, notices, actions } = useTexts('admin-notifications');
  return useSingleEntry({
    kind: 'notifications',
    stored,
    data: notifications,
    builtIn,
    labels: fields,
    hints,
    notices,
    readOnly: actions.readOnly,
    mayUpdate: useAccount().may.notifications.update,
    valueWords: useNotificationsValueWords(),
  });
}
