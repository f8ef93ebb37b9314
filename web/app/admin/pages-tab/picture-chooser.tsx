import { Button, Grid, Image, Text } from '@chakra-ui/react';
import { SEARCH_LENGTH } from 'contract/limits';
import { useRef } from 'react';
import { countUnloaded, itemsOf } from '~/admin/data/loaded-pages';
import { usePictures } from '~/admin/data/media';
import { ChooserDialog } from '~/admin/media-tab/chooser-dialog';
import { LoadMore } from '~/admin/parts/load-more';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { SearchField } from '~/admin/parts/search-field';
import { thumbnailOf } from '~/admin/parts/thumbnail';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface PictureChooserProps {
  current: string | null;
  onChoose: (url: string) => void;
  onClose: () => void;
}

export function PictureChooser({ onClose, ...choice }: PictureChooserProps) {
  const { chooser } = useTexts('admin-pages');
  return (
    <ChooserDialog texts={chooser} onClose={onClose}>
      <Pictures {...choice} />
    </ChooserDialog>
  );
}

function Pictures({ current, onChoose }: Pick<PictureChooserProps, 'current' | 'onChoose'>) {
  const { chooser } = useTexts('admin-pages');
  const search = useDebouncedSearch();
  const query = usePictures({ search: search.search, filter: 'all' });
  const list = useRef<HTMLDivElement>(null);
  const { data } = query;
  if (!data) {
    return query.isError ? <LoadFailure error={query.error} onRetry={() => query.refetch()} /> : <Loading />;
  }
  if (data.pages[0]?.all === 0) return <Text color="fg.subtle">{chooser.empty}</Text>;
  const found = itemsOf(data);
  return (
    <>
      <SearchField
        label={chooser.search}
        maxLength={SEARCH_LENGTH}
        value={search.typed}
        onChange={search.type}
      />
      <Text role="status" mt="3" color="fg.subtle" _empty={{ display: 'none' }}>
        {found.length === 0 && fill(chooser.noMatch, { search: search.search })}
      </Text>
      <Grid
        ref={list}
        as="ul"
        listStyleType="none"
        mt="4"
        gap="3"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
        aria-busy={query.isPlaceholderData || undefined}
      >
        {found.map((picture) => (
          <li key={picture.id}>
            <Button
              variant="outline"
              display="block"
              w="full"
              h="auto"
              p="1.5"
              textAlign="start"
              aria-current={picture.url === current || undefined}
              borderColor={picture.url === current ? 'petrol' : 'border'}
              onClick={() => onChoose(picture.url)}
            >
              <Image
                src={thumbnailOf(picture)}
                alt={picture.alternativeText}
                loading="lazy"
                w="full"
                aspectRatio="4 / 3"
                objectFit="cover"
                borderRadius="l1"
                bg="bg.subtle"
              />
              <Text
                mt="1.5"
                px="0.5"
                fontSize="0.8125rem"
                fontWeight="500"
                lineHeight="1.35"
                overflowWrap="anywhere"
              >
                {picture.name}
              </Text>
              {picture.url === current && (
                <Text px="0.5" fontSize="0.75rem" color="fg.subtle">
                  {chooser.current}
                </Text>
              )}
            </Button>
          </li>
        ))}
      </Grid>
      <LoadMore query={query} list={list} shown={found.length} total={found.length + countUnloaded(data)} />
    </>
  );
}
