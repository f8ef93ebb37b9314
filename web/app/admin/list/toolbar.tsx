import { chakra, Flex } from '@chakra-ui/react';
import { SEARCH_LENGTH } from 'contract/limits';
import { useState } from 'react';
import { BusyButton, type BusyButtonProps } from '~/admin/parts/busy-button';
import { Choice } from '~/admin/parts/choice';
import { SearchField } from '~/admin/parts/search-field';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';

export interface Narrowing<Filter extends string> {
  search: ReturnType<typeof useDebouncedSearch>;
  filter: Filter;
  choose: (filter: Filter) => void;
  isNarrowed: boolean;
  reset: () => void;
}

export function useNarrowing<Filter extends string>(everything: NoInfer<Filter>): Narrowing<Filter> {
  const search = useDebouncedSearch();
  const [filter, choose] = useState<Filter>(everything);
  const reset = () => {
    search.clear();
    choose(everything);
  };
  return { search, filter, choose, isNarrowed: search.search !== '' || filter !== everything, reset };
}

interface ToolbarProps<Filter extends string> {
  narrowing: Narrowing<Filter>;
  texts: { search?: string; filter: string };
  filters: readonly Filter[];
  names: Readonly<Record<Filter, string>>;
  /** Shows the filters as buttons with their counts, else as a menu. */
  counts?: Readonly<Record<Filter, number>>;
  searchId?: string;
}

export function Toolbar<Filter extends string>(props: ToolbarProps<Filter>) {
  const { narrowing, texts, filters, names, counts, searchId } = props;
  const { search, filter, choose } = narrowing;
  return (
    <Flex gap="3" mb="4" wrap="wrap" align="center">
      {texts.search !== undefined && (
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
      )}
      {counts ? (
        <Flex as="fieldset" gap="1.5" wrap="wrap" minW="0" border="0" p="0">
          <chakra.legend srOnly>{texts.filter}</chakra.legend>
          {filters.map((name) => (
            <Chip key={name} isChosen={name === filter} count={counts[name]} onChoose={() => choose(name)}>
              {names[name]}
            </Chip>
          ))}
        </Flex>
      ) : (
        <Choice
          w={{ base: 'full', sm: '18rem' }}
          label={texts.filter}
          labelStyle={{ srOnly: true }}
          value={filter}
          choices={filters.map((name) => [name, names[name]])}
          onChoice={choose}
        />
      )}
    </Flex>
  );
}

interface ChipProps extends Pick<BusyButtonProps, 'isBusy' | 'isDisabled' | 'children'> {
  isChosen: boolean;
  count?: number;
  onChoose: () => void;
}

export function Chip({ isChosen, count, onChoose, children, ...state }: ChipProps) {
  return (
    <BusyButton
      size="sm"
      px="3"
      variant="outline"
      aria-pressed={isChosen}
      _pressed={{ bg: 'sky', borderColor: 'petrol', boxShadow: 'inset 0 0 0 1px {colors.petrol}' }}
      onClick={onChoose}
      {...state}
    >
      {children}
      {count !== undefined && (
        <chakra.span fontWeight="500" fontVariantNumeric="tabular-nums">
          {count}
        </chakra.span>
      )}
    </BusyButton>
  );
}
