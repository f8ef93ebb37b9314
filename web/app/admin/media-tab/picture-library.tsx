import { Button, EmptyState, Flex, Grid, NativeSelect, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SearchField } from '~/admin/parts/search-field';
import { fill, useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';
import { PictureCard } from './picture-card';
import { fileSize, matching, PICTURE_FILTERS, type PictureFilter, pixels } from './picture-facts';
import type { ListedPicture } from './use-pictures';

interface PictureLibraryProps {
  pictures: readonly ListedPicture[];
  onDescribe: (id: number) => void;
  onDelete: (picture: ListedPicture) => void;
}

/** All pictures, the newest first, with a choice of them. */
export function PictureLibrary({ pictures, onDescribe, onDelete }: PictureLibraryProps) {
  const { list } = useTexts('admin-media');
  const copyAddress = useCopyAddress();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<PictureFilter>('all');
  const found = matching(pictures, filter, search);
  const size = fileSize(pictures.reduce((sum, picture) => sum + (picture.size ?? 0), 0));
  const count = pictures.length === 1 ? list.countOne : list.count;
  if (pictures.length === 0) {
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
  return (
    <>
      <Flex gap="3" mt="6" mb="3" align="center" wrap="wrap">
        <SearchField
          size="md"
          flex="1 1 14rem"
          maxW="24rem"
          label={list.search}
          value={search}
          onChange={setSearch}
        />
        <NativeSelect.Root flex="0 1 18rem" maxW="18rem">
          <NativeSelect.Field
            aria-label={list.show}
            value={filter}
            onChange={({ currentTarget }) => {
              setFilter(PICTURE_FILTERS.find((name) => name === currentTarget.value) ?? 'all');
            }}
          >
            {PICTURE_FILTERS.map((name) => (
              <option key={name} value={name}>
                {list[name]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Text ms={{ sm: 'auto' }} fontSize="0.875rem" color="fg.subtle" role="status">
          {found.length === pictures.length
            ? fill(count, { count: pixels(pictures.length), size })
            : fill(list.found, { count: pixels(found.length), all: pixels(pictures.length) })}
        </Text>
      </Flex>
      {found.length === 0 ? (
        <Flex align="center" gap="3" wrap="wrap" py="6">
          <Text color="fg.subtle">{list.nothingFound}</Text>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              setSearch('');
              setFilter('all');
            }}
          >
            {list.reset}
          </Button>
        </Flex>
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          gap="4"
          templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
        >
          {found.map((picture) => (
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
      // Over plain http browsers offer no clipboard: then the address is there to be marked by hand.
      notify({ title: picture.copyFailed, description: address, variant: 'destructive' });
    }
  };
}
