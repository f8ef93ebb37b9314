import { Button, type ButtonProps, Dialog, Grid, type GridProps, Text } from '@chakra-ui/react';
import { SEARCH_LENGTH } from 'contract/limits';
import type { MediaFilter } from 'contract/media-fields';
import { type ReactNode, useRef } from 'react';
import { countUnloaded, itemsOf } from '~/admin/data/loaded-pages';
import { type ListedPicture, usePictures } from '~/admin/data/media';
import { DialogSheet } from '~/admin/parts/dialog-sheet';
import { LoadMore } from '~/admin/parts/load-more';
import { Loaded } from '~/admin/parts/load-state';
import { SearchField } from '~/admin/parts/search-field';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';
import { fill } from '~/i18n/fill';
import type { ChooserProps } from './file-actions';

interface FileChooserProps extends ChooserProps {
  texts: { title: string; cancel: string; search: string; empty: string; noMatch: string };
  filter: MediaFilter;
  list: GridProps;
  button: ButtonProps;
  file: (file: ListedPicture, isCurrent: boolean) => ReactNode;
}

export function FileChooser({ onClose, ...choice }: FileChooserProps) {
  const { texts } = choice;
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} scrollBehavior="inside" size="lg">
      <DialogSheet maxW="52rem">
        <Dialog.Header>
          <Dialog.Title fontSize="1.25rem">{texts.title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Files {...choice} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Dialog.Footer>
      </DialogSheet>
    </Dialog.Root>
  );
}

function Files(props: Omit<FileChooserProps, 'onClose'>) {
  const { texts, filter, current, list: layout, button, file, onChoose } = props;
  const search = useDebouncedSearch();
  const query = usePictures({ search: search.search, filter });
  const list = useRef<HTMLDivElement>(null);
  const { data } = query;
  if (!data) return <Loaded query={query} />;
  if (data.pages[0]?.all === 0) return <Text color="fg.subtle">{texts.empty}</Text>;
  const found = itemsOf(data);
  return (
    <>
      <SearchField
        label={texts.search}
        maxLength={SEARCH_LENGTH}
        value={search.typed}
        onChange={search.type}
      />
      <Text role="status" mt="3" color="fg.subtle" _empty={{ display: 'none' }}>
        {found.length === 0 && fill(texts.noMatch, { search: search.search })}
      </Text>
      <Grid
        ref={list}
        as="ul"
        listStyleType="none"
        mt="4"
        aria-busy={query.isPlaceholderData || undefined}
        {...layout}
      >
        {found.map((one) => {
          const isCurrent = one.url === current;
          return (
            <li key={one.id}>
              <Button
                variant="outline"
                w="full"
                h="auto"
                textAlign="start"
                aria-current={isCurrent || undefined}
                borderColor={isCurrent ? 'petrol' : 'border'}
                onClick={() => onChoose(one.url)}
                {...button}
              >
                {file(one, isCurrent)}
              </Button>
            </li>
          );
        })}
      </Grid>
      <LoadMore query={query} list={list} shown={found.length} total={found.length + countUnloaded(data)} />
    </>
  );
}
