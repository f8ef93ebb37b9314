import { Button, chakra, Flex } from '@chakra-ui/react';
import { SEARCH_LENGTH } from 'contract/limits';
import { SearchField } from './search-field';
import type { DebouncedSearch } from './use-debounced-search';

interface ListToolbarProps<Filter extends string> {
  search: DebouncedSearch;
  searchId: string;
  texts: { search: string; filter: string };
  filters: readonly Filter[];
  filterNames: Readonly<Record<Filter, string>>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  counts: Readonly<Record<Filter, number>>;
}

export function ListToolbar<Filter extends string>({
  search,
  searchId,
  texts,
  filters,
  filterNames,
  filter,
  onFilter,
  counts,
}: ListToolbarProps<Filter>) {
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
          id={searchId}
          maxLength={SEARCH_LENGTH}
          label={texts.search}
          value={search.typed}
          onChange={search.type}
        />
      </chakra.form>
      <Flex as="fieldset" gap="1.5" wrap="wrap" minW="0" border="0" p="0">
        <chakra.legend srOnly>{texts.filter}</chakra.legend>
        {filters.map((name) => (
          <Button
            key={name}
            size="sm"
            px="3"
            variant="outline"
            aria-pressed={name === filter}
            _pressed={{ bg: 'sky', borderColor: 'petrol', boxShadow: 'inset 0 0 0 1px {colors.petrol}' }}
            onClick={() => onFilter(name)}
          >
            {filterNames[name]}
            <chakra.span fontWeight="500" fontVariantNumeric="tabular-nums">
              {counts[name]}
            </chakra.span>
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
