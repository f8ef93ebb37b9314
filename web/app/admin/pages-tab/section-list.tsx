import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { EditedSection } from 'contract/section';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDrafts } from '~/admin/drafts/use-draft';
import { RefreshButton } from '~/admin/parts/refresh-button';
import { SearchField } from '~/admin/parts/search-field';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { OverviewLink } from '~/admin/translations/overview-link';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { DeleteSection } from './delete-section';
import { foundSections, orderedSections } from './listed-sections';
import { NewSectionForm } from './new-section-form';
import { SectionRow } from './section-row';

const FEW = 8;

interface SectionListProps {
  sections: readonly EditedSection[];
  lastOpen: string | null;
  search: string;
  onSearch: (search: string) => void;
  onOpen: (key: string) => void;
}

export function SectionList({ sections, lastOpen, search, onSearch, onOpen }: SectionListProps) {
  const { title, list } = useTexts('admin-pages');
  const { may } = useAccount();
  const drafts = useDrafts('section');
  const [isAdding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<EditedSection | null>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const editButtons = useRef(new Map<string, HTMLButtonElement>());
  const ordered = useMemo(() => orderedSections(sections), [sections]);
  const shown = foundSections(ordered, search);
  const lost = [...drafts.keys()].filter((key) => !sections.some(({ sectionKey }) => sectionKey === key));

  const cameFrom = useRef(lastOpen);
  useEffect(() => {
    if (cameFrom.current === null) return;
    (editButtons.current.get(cameFrom.current) ?? heading.current)?.focus();
    cameFrom.current = null;
  }, []);
  // A constant callback, so that typing into the search does not render the memoized rows.
  const latestOnOpen = useRef(onOpen);
  latestOnOpen.current = onOpen;
  const onEdit = useCallback((key: string) => latestOnOpen.current(key), []);

  return (
    <TabPage
      title={
        <span ref={heading} tabIndex={-1} lang={title.lang}>
          {title.text}
        </span>
      }
      lead={list.lead}
      actions={
        <>
          <RefreshButton tab="pages" />
          <OverviewLink />
          {may.sections.create && (
            <Button ref={addButton} size="sm" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              <Plus size={16} aria-hidden="true" />
              {list.add}
            </Button>
          )}
        </>
      }
    >
      {isAdding && (
        <NewSectionForm
          onCancel={() => {
            setAdding(false);
            addButton.current?.focus();
          }}
          onCreated={(key) => {
            onSearch('');
            onOpen(key);
          }}
        />
      )}
      {lost.length > 0 && <LostDrafts keys={lost} onOpen={onOpen} />}
      {sections.length > FEW && (
        <SearchField
          mb="4"
          w={{ base: 'full', sm: '22rem' }}
          label={list.search}
          value={search}
          onChange={onSearch}
        />
      )}
      <Text role="status" mb="4" color="fg.subtle" _empty={{ display: 'none' }}>
        {shown.length === 0 && sections.length > 0 && fill(list.noMatch, { search: search.trim() })}
      </Text>
      {sections.length === 0 && (
        <Box p="8" textAlign="center" bg="bg" border="1px dashed" borderColor="border" borderRadius="card">
          <Text fontWeight="600">{list.empty}</Text>
          {may.sections.create && <Text color="fg.subtle">{list.emptyText}</Text>}
        </Box>
      )}
      {shown.length > 0 && (
        <Stack as="ul" aria-label={list.label} listStyleType="none" gap="0" layerStyle="card">
          {shown.map((section) => (
            <SectionRow
              key={section.sectionKey}
              section={section}
              hasDraft={drafts.has(section.sectionKey)}
              editButtons={editButtons}
              onEdit={onEdit}
              onDelete={may.sections.delete ? setToDelete : null}
            />
          ))}
        </Stack>
      )}
      {toDelete && (
        <DeleteSection
          section={toDelete}
          onClose={() => setToDelete(null)}
          finalFocusEl={() => (editButtons.current.has(toDelete.sectionKey) ? null : heading.current)}
        />
      )}
    </TabPage>
  );
}

function LostDrafts({ keys, onOpen }: { keys: readonly string[]; onOpen: (key: string) => void }) {
  const { list } = useTexts('admin-pages');
  return (
    <Alert.Root status="warning" borderRadius="card" mb="4" alignItems="start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{list.lost}</Alert.Title>
        <Flex mt="2" gap="2" wrap="wrap">
          {keys.map((key) => (
            <Button
              key={key}
              size="xs"
              variant="outline"
              h="auto"
              minH="8"
              maxW="full"
              overflowWrap="anywhere"
              onClick={() => onOpen(key)}
            >
              {fill(list.lostOf, { key })}
            </Button>
          ))}
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
