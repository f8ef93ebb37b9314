import type { EditedHomePage } from 'contract/home-page';
import { homePage } from '~/admin/data/home-page';
import type { Entry, ValueWords } from '~/admin/entry/use-entry';
import { useSingleEntry } from '~/admin/entry/use-single-entry';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';

export function useHomeValueWords(): ValueWords {
  const { choices } = useTexts('admin-home');
  return (_, value) => (value === 'off' ? choices.off : choices.on);
}

const NOTHING = {};

export function useHomeEntry(stored: EditedHomePage): Entry {
  const { fields, hints, notices, actions } = useTexts('admin-home');
  return useSingleEntry({
    kind: 'home-page',
    stored,
    data: homePage,
    builtIn: NOTHING,
    labels: fields,
    hints,
    notices,
    readOnly: actions.readOnly,
    mayUpdate: useAccount().may.homePage.update,
    valueWords: useHomeValueWords(),
  });
}
