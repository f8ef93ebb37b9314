import { ListToolbar } from '~/admin/parts/list-toolbar';
import type { DebouncedSearch } from '~/admin/parts/use-debounced-search';
import { useTexts } from '~/i18n/texts';
import { MESSAGE_FILTERS, type MessageFilter } from './message-facts';

export const SEARCH_ID = 'messages-search';

interface MessageToolbarProps {
  search: DebouncedSearch;
  filter: MessageFilter;
  onFilter: (filter: MessageFilter) => void;
  counts: Record<MessageFilter, number>;
}

export function MessageToolbar(props: MessageToolbarProps) {
  const { list, states } = useTexts('admin-messages');
  return (
    <ListToolbar
      searchId={SEARCH_ID}
      texts={list}
      filters={MESSAGE_FILTERS}
      filterNames={states}
      {...props}
    />
  );
}
