import { useIsFetching } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { LISTS_OF_TAB, useRefresh } from '~/admin/calls/use-fresh';
import type { Tab } from '~/admin/place';
import { useTexts } from '~/i18n/texts';
import { BusyButton } from './busy-button';

/** Asks for what the tab shows, for those who do not want to wait until it comes into sight again. */
export function RefreshButton({ tab }: { tab: Tab }) {
  const { frame } = useTexts('admin');
  const refresh = useRefresh(tab);
  const [list] = LISTS_OF_TAB[tab];
  const isBusy = useIsFetching({ queryKey: [list] }) > 0;
  return (
    <BusyButton size="sm" variant="outline" isBusy={isBusy} onClick={() => void refresh()}>
      {!isBusy && <RefreshCw size={16} aria-hidden="true" />}
      {frame.refresh}
    </BusyButton>
  );
}
