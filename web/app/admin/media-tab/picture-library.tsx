import { Button, EmptyState, Flex, Grid, NativeSelect, Text } from '@chakra-ui/react';
import { SEARCH_LENGTH } from 'contract/limits';
import { MEDIA_FILTERS, type MediaFilter } from 'contract/media-fields';
import { useRef } from 'react';
import { countUnloaded, itemsOf } from '~/admin/data/loaded-pages';
import type { ListedPicture, usePictures } from '~/admin/data/media';
import { LoadMore } from '~/admin/parts/load-more';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { SearchField } from '~/admin/parts/search-field';
import type { DebouncedSearch } from '~/admin/parts/use-debounced-search';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { PictureCard } from './picture-card';
import { fileSize, pixels } from './picture-facts';

interface PictureLibraryProps {
  query: ReturnType<typeof usePictures>;
  search: DebouncedSearch;
  filter: MediaFilter;
  onFilter: (filter: MediaFilter) => void;
  onDescribe: (id: number) => void;
  onDelete: (picture: ListedPicture) => void;
}

export function PictureLibrary({
  query,
  search,
  filter,
  onFilter,
  onDescribe,
  onDelete,
}: PictureLibraryProps) {
  const { list } = useTexts('admin-media');
  const { data, isPlaceholderData } = query;
  const copyAddress = useCopyAddress();
  const cards = useRef<HTMLDivElement>(null);
  const isNarrowed = search.search !== '' || filter !== 'all';
  if (!data && !isNarrowed) {
    return query.isError ? <LoadFailure error={query.error} onRetry={() => query.refetch()} /> : <Loading />;
  }
  const pictures = data ? itemsOf(data) : [];
  const total = data ? pictures.length + countUnloaded(data) : 0;
  const { all = 0, size = 0 } = data?.pages[0] ?? {};
  if (data && all === 0) {
    return (
      <EmptyState.Root mt="4">
        <EmptyState.Content>
          <EmptyState.Title as="h3">{list.empty}</EmptyState.Title>
          <EmptyState.Description maxW="28rem" textAlign="center">
            {list.emptyText}
          </EmptyState.Description>
        </EmptyState.Content>
      </EmptyState.Root>
    );
  }
  const count = all === 1 ? list.countOne : list.count;
  return (
    <>
      <Flex gap="3" mt="6" mb="3" align="center" wrap="wrap">
        <SearchField
          size="md"
          flex="1 1 14rem"
          maxW="24rem"
          maxLength={SEARCH_LENGTH}
          label={list.search}
          value={search.typed}
          onChange={search.type}
        />
        <NativeSelect.Root flex="0 1 18rem" maxW="18rem">
          <NativeSelect.Field
            aria-label={list.show}
            value={filter}
            onChange={({ currentTarget }) => {
              onFilter(MEDIA_FILTERS.find((name) => name === currentTarget.value) ?? 'all');
            }}
          >
            {MEDIA_FILTERS.map((name) => (
              <option key={name} value={name}>
                {list[name]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Text ms={{ sm: 'auto' }} fontSize="0.875rem" color="fg.subtle" role="status">
          {data &&
            (total === all
              ? fill(count, { count: pixels(all), size: fileSize(size) })
              : fill(list.found, { count: pixels(total), all: pixels(all) }))}
        </Text>
      </Flex>
      {!data ? (
        query.isError ? (
          <LoadFailure error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <Loading />
        )
      ) : total === 0 ? (
        <Flex align="center" gap="3" wrap="wrap" py="6">
          <Text color="fg.subtle">{list.nothingFound}</Text>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              search.clear();
              onFilter('all');
            }}
          >
            {list.reset}
          </Button>
        </Flex>
      ) : (
        <Grid
          ref={cards}
          as="ul"
          listStyleType="none"
          gap="4"
          templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
          aria-busy={isPlaceholderData || undefined}
          opacity={isPlaceholderData ? 0.6 : 1}
        >
          {pictures.map((picture) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              onDescribe={() => onDescribe(picture.id)}
              onCopy={() => copyAddress(picture.url)}
              onDelete={() => onDelete(picture)}
            />
          ))}
        </Grid>
      )}
      <LoadMore query={query} list={cards} shown={pictures.length} total={total} />
    </>
  );
}

function useCopyAddress(): (url: string) => void {
  const { picture } = useTexts('admin-media');
  return async (url) => {
    const address = new URL(url, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      notify({ title: picture.copied, description: address });
    } catch {
      // Without https browsers have no clipboard API: the notice shows the address to copy by hand.
      notify({ title: picture.copyFailed, description: address, variant: 'destructive' });
    }
  };
}
