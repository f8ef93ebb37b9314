import { Badge, Button } from '@chakra-ui/react';
import type { EditedOpening } from 'contract/opening';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOpenings, useOrderOpenings } from '~/admin/data/openings';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { NEW_ENTRY } from '~/admin/entry/new-entry';
import { DeletedEntries } from '~/admin/list/deleted-entries';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { DeleteOpening } from './delete-opening';
import { editButtonId, OpeningRow } from './opening-row';

export const ADD_BUTTON_ID = 'openings-add';

interface OpeningListProps {
  onEdit: (key: string) => void;
  onAdd: () => void;
}

export function OpeningList({ onEdit, onAdd }: OpeningListProps) {
  const { actions, list } = useTexts('admin-openings');
  const { form } = useTexts('admin');
  const { may } = useAccount();
  const hasDraft = useHasDraft();
  const query = useOpenings();
  const openings = query.data ?? [];
  const order = useOrderOpenings();
  const [asked, setAsked] = useState<{ opening: EditedOpening; focusAfter: string } | null>(null);
  const askToDelete = (opening: EditedOpening) => {
    const place = openings.indexOf(opening);
    // Found before the deletion, while the opening is still in the list.
    const neighbour = openings[place + 1] ?? openings[place - 1];
    setAsked({ opening, focusAfter: neighbour ? editButtonId(neighbour.key) : ADD_BUTTON_ID });
  };
  return (
    <ListTab
      tab="openings"
      lead={list.lead}
      actions={
        may.openings.create && (
          <>
            {hasDraft('new-opening', NEW_ENTRY) && (
              <Badge colorPalette="yellow" px="2">
                {form.unsaved}
              </Badge>
            )}
            <Button id={ADD_BUTTON_ID} size="sm" onClick={onAdd}>
              <Plus size={16} aria-hidden="true" />
              {actions.add}
            </Button>
          </>
        )
      }
      above={
        asked && (
          <DeleteOpening
            opening={asked.opening}
            onClose={() => setAsked(null)}
            focusAfter={() => document.getElementById(asked.focusAfter)}
          />
        )
      }
      below={may.openings.create && <DeletedEntries kind="opening" />}
      query={query}
      empty={openings.length === 0 && { title: list.empty, text: list.emptyText }}
    >
      <EntryList
        query={query}
        entries={openings}
        idOf={({ key }) => key}
        texts={list}
        order={{
          nameOf: ({ name }) => name,
          onOrder: (keys) => order.mutate(keys),
          mayChange: may.openings.update,
        }}
        row={(opening, handle) => (
          <OpeningRow
            opening={opening}
            handle={handle}
            onEdit={() => onEdit(opening.key)}
            onDelete={() => askToDelete(opening)}
          />
        )}
      />
    </ListTab>
  );
}
