import { Button, chakra, Flex } from '@chakra-ui/react';
import { SEARCH_LENGTH } from 'contract/limits';
import { SearchField } from '~/admin/parts/search-field';
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

/** Search in all fields of the messages, and the choice of a state. */
export function MessageToolbar({ search, filter, onFilter, counts }: MessageToolbarProps) {
  const { list, states } = useTexts('admin-messages');
  return (
    <Flex gap="3" mb="4" wrap="wrap" align="center">
      <chakra.form
        role="search"
        flex="1 1 16rem"
        maxW={{ lg: '26rem' }}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <SearchField
          id={SEARCH_ID}
          maxLength={SEARCH_LENGTH}
          label={list.search}
          value={search.typed}
          onChange={search.type}
        />
      </chakra.form>
      <Flex as="fieldset" gap="1.5" wrap="wrap" minW="0" border="0" p="0">
        <chakra.legend srOnly>{list.filter}</chakra.legend>
        {MESSAGE_FILTERS.map((name) => (
          <Button
            key={name}
            size="sm"
            px="3"
            variant={name === filter ? 'solid' : 'outline'}
            aria-pressed={name === filter}
            onClick={() => onFilter(name)}
          >
            {states[name]}
            <chakra.span fontWeight="500" fontVariantNumeric="tabular-nums">
              {counts[name]}
            </chakra.span>
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
