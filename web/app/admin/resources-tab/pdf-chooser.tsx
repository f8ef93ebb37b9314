import { Box, Button, Text } from '@chakra-ui/react';
import { SEARCH_LENGTH } from 'contract/limits';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { countUnloaded, itemsOf } from '~/admin/data/loaded-pages';
import { usePictures } from '~/admin/data/media';
import { ChooserDialog } from '~/admin/media-tab/chooser-dialog';
import { fileSize } from '~/admin/media-tab/picture-facts';
import { LoadMore } from '~/admin/parts/load-more';
import { LoadFailure, Loading } from '~/admin/parts/load-state';
import { SearchField } from '~/admin/parts/search-field';
import { useDebouncedSearch } from '~/admin/parts/use-debounced-search';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface PdfChooserProps {
  current: string | null;
  onChoose: (url: string) => void;
  onClose: () => void;
}

export function PdfChooser({ onClose, ...choice }: PdfChooserProps) {
  const { chooser } = useTexts('admin-resources');
  return (
    <ChooserDialog texts={chooser} onClose={onClose}>
      <Pdfs {...choice} />
    </ChooserDialog>
  );
}

function Pdfs({ current, onChoose }: Pick<PdfChooserProps, 'current' | 'onChoose'>) {
  const { chooser } = useTexts('admin-resources');
  const search = useDebouncedSearch();
  const query = usePictures({ search: search.search, filter: 'pdf' });
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
      <Box
        ref={list}
        as="ul"
        listStyleType="none"
        display="grid"
        mt="4"
        gap="2"
        aria-busy={query.isPlaceholderData || undefined}
      >
        {found.map(({ id, name, url, size }) => (
          <li key={id}>
            <Button
              variant="outline"
              w="full"
              h="auto"
              py="2.5"
              justifyContent="start"
              textAlign="start"
              whiteSpace="normal"
              aria-current={url === current || undefined}
              borderColor={url === current ? 'petrol' : 'border'}
              onClick={() => onChoose(url)}
            >
              <FileText size={18} aria-hidden="true" />
              <Text as="span" flex="1" overflowWrap="anywhere">
                {name}
              </Text>
              <Text as="span" fontSize="0.8125rem" fontWeight="normal" color="fg.subtle">
                {[url === current && chooser.current, size !== null && fileSize(size)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Button>
          </li>
        ))}
      </Box>
      <LoadMore query={query} list={list} shown={found.length} total={found.length + countUnloaded(data)} />
    </>
  );
}
