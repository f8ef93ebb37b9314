import { useIsFetching } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { Tab } from '~/admin/admin-location';
import { LISTS_OF_TAB, useRefresh } from '~/admin/data/use-refresh';
import { useTexts } from '~/i18n/texts';
import { BusyButton } from './busy-button';

export function RefreshButton({ tab }: { tab: Tab }) {
  const { frame } = useTexts('admin');
  const refresh = useRefresh(tab);
  const [list] = LISTS_OF_TAB[tab];
  const isBusy = useIsFetching({ queryKey: list }) > 0;
  return (
    <BusyButton size="sm" variant="ghost" isBusy={isBusy} onClick={() => void refresh()}>
      {!isBusy && <RefreshCw size={16} aria-hidden="true" />}
      {frame.refresh}
    </BusyButton>
  );
}
