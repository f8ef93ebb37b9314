import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TabPage } from '~/admin/parts/tab-page';
import { useAccount } from '~/admin/session/account';
import { OverviewLink } from '~/admin/translations/overview-link';
import type { EditedSectionAnswer } from '~/api/contract-editing';
import { useTexts } from '~/i18n/texts';
import { DeleteSection } from './delete-section';
import { NewSectionForm } from './new-section-form';
import { SectionRow } from './section-row';

interface SectionListProps {
  sections: readonly EditedSectionAnswer[];
  /** The section that was open before; the focus goes back to it. */
  lastOpen: string | null;
  onOpen: (key: string) => void;
}

export function SectionList({ sections, lastOpen, onOpen }: SectionListProps) {
  const { title, list } = useTexts('admin-pages');
  const { may } = useAccount();
  const [isAdding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<EditedSectionAnswer | null>(null);
  const [toFocus, setToFocus] = useState(lastOpen);
  const heading = useRef<HTMLSpanElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = useRef(new Map<string, HTMLButtonElement>());

  useEffect(() => {
    if (toFocus === null) return;
    const button = rows.current.get(toFocus);
    if (!button) return; // A new section, whose row is on its way.
    button.focus();
    setToFocus(null);
  });

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
          <OverviewLink />
          {may.sections.create && (
            <Button
              ref={addButton}
              size="sm"
              aria-expanded={isAdding}
              lang={title.lang}
              onClick={() => setAdding(!isAdding)}
            >
              <Plus size={16} aria-hidden="true" />
              {title.add}
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
            setAdding(false);
            setToFocus(key);
          }}
        />
      )}
      {sections.length === 0 ? (
        <Box p="8" textAlign="center" bg="bg" border="1px dashed" borderColor="border" borderRadius="card">
          <Text fontWeight="600">{list.empty}</Text>
          {may.sections.create && <Text color="fg.subtle">{list.emptyText}</Text>}
        </Box>
      ) : (
        <Stack
          as="ul"
          aria-label={list.label}
          listStyleType="none"
          gap="0"
          bg="bg"
          border="1px solid"
          borderColor="border"
          borderRadius="card"
        >
          {sections.map((section) => (
            <SectionRow
              key={section.sectionKey}
              section={section}
              editButton={(button) => {
                if (button) rows.current.set(section.sectionKey, button);
                else rows.current.delete(section.sectionKey);
              }}
              onEdit={() => onOpen(section.sectionKey)}
              onDelete={may.sections.delete ? () => setToDelete(section) : null}
            />
          ))}
        </Stack>
      )}
      {toDelete && (
        <DeleteSection
          section={toDelete}
          onClose={(isDeleted) => {
            setToDelete(null);
            if (isDeleted) heading.current?.focus();
          }}
        />
      )}
    </TabPage>
  );
}
