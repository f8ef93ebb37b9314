import { Button, Flex } from '@chakra-ui/react';
import type { EditedSection } from 'contract/section';
import { Languages, Plus, TextCursorInput } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { OVERVIEW_LOCATION } from '~/admin/admin-location';
import type { useSections } from '~/admin/data/sections';
import { useDrafts } from '~/admin/drafts/use-draft';
import { useSteady } from '~/admin/drafts/use-steady';
import { DeletedEntries } from '~/admin/list/deleted-entries';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { Notice } from '~/admin/parts/notice';
import { PlaceLink } from '~/admin/parts/place-link';
import { SearchField } from '~/admin/parts/search-field';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { DeleteSection } from './delete-section';
import { foundSections, orderedSections } from './listed-sections';
import { NewSectionForm } from './new-section-form';
import { editButtonId, SectionRow } from './section-row';
import { useSectionSlots } from './section-slots';

const FEW = 8;
const NONE: readonly EditedSection[] = [];

interface SectionListProps {
  query: ReturnType<typeof useSections>;
  lastOpen: string | null;
  search: string;
  onSearch: (search: string) => void;
  onOpen: (key: string) => void;
}

export function SectionList({ query, lastOpen, search, onSearch, onOpen }: SectionListProps) {
  const { title, list } = useTexts('admin-pages');
  const pageTexts = useTexts('admin-page-texts');
  const { table } = useTexts('admin-translations');
  const { may } = useAccount();
  const slotOf = useSectionSlots();
  const drafts = useDrafts('section');
  const [isAdding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<EditedSection | null>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const sections = query.data ?? NONE;
  const ordered = useMemo(() => orderedSections(sections), [sections]);
  const shown = foundSections(ordered, search);
  const lost = query.data
    ? [...drafts.keys()].filter((key) => !sections.some(({ sectionKey }) => sectionKey === key))
    : [];

  const cameFrom = useRef(lastOpen);
  useEffect(() => {
    if (cameFrom.current === null) return;
    (document.getElementById(editButtonId(cameFrom.current)) ?? heading.current)?.focus();
    cameFrom.current = null;
  }, []);
  // A constant callback, so that typing into the search does not render the memoized rows.
  const onEdit = useSteady(onOpen);

  return (
    <ListTab
      tab="pages"
      title={
        <span ref={heading} tabIndex={-1} lang={title.lang}>
          {title.text}
        </span>
      }
      lead={list.lead}
      actions={
        <>
          {may.pageTexts.read && (
            <PlaceLink
              to={{ tab: 'pages', item: null, textsOf: '/' }}
              Icon={TextCursorInput}
              label={pageTexts.title}
            />
          )}
          <PlaceLink to={OVERVIEW_LOCATION} Icon={Languages} label={table.open} />
        </>
      }
      add={
        may.sections.create && (
          <Button ref={addButton} size="sm" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            <Plus size={16} aria-hidden="true" />
            {list.add}
          </Button>
        )
      }
      above={
        <>
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
          {toDelete && (
            <DeleteSection
              section={toDelete}
              onClose={() => setToDelete(null)}
              focusAfter={() => heading.current}
            />
          )}
        </>
      }
      below={may.sections.create && <DeletedEntries kind="section" />}
      query={query}
      empty={sections.length === 0 && { title: list.empty, text: list.emptyText }}
    >
      {sections.length > FEW && (
        <SearchField
          mb="4"
          w={{ base: 'full', sm: '22rem' }}
          label={list.search}
          value={search}
          onChange={onSearch}
        />
      )}
      <EntryList
        query={query}
        entries={shown}
        idOf={({ sectionKey }) => sectionKey}
        texts={{ label: list.label, nothingFound: fill(list.noMatch, { search: search.trim() }) }}
        row={(section) => (
          <SectionRow
            section={section}
            page={slotOf(section.sectionKey).page}
            hasDraft={drafts.has(section.sectionKey)}
            onEdit={onEdit}
            onDelete={may.sections.delete ? setToDelete : null}
          />
        )}
      />
    </ListTab>
  );
}

function LostDrafts({ keys, onOpen }: { keys: readonly string[]; onOpen: (key: string) => void }) {
  const { list } = useTexts('admin-pages');
  return (
    <Notice status="warning" mb="4" title={list.lost}>
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
    </Notice>
  );
}
