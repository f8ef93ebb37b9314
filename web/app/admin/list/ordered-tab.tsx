import type { RestorableKind } from 'contract/history-fields';
import { type ReactNode, useState } from 'react';
import type { Tab } from '~/admin/admin-location';
import type { DraftKey } from '~/admin/drafts/draft-store';
import { AddEntry } from './add-entry';
import { DeletedEntries } from './deleted-entries';
import { EntryList, type ListQuery, type ListTexts } from './entry-list';
import { ListTab } from './list-tab';

export interface DeletionProps<Item> {
  item: Item;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

interface OrderedTabProps<Item> {
  tab: Tab;
  title?: ReactNode;
  kind: RestorableKind;
  newKind: DraftKey['kind'];
  may: { create: boolean; update: boolean };
  query: ListQuery & { data: Item[] | undefined };
  nameOf: (item: Item) => string;
  texts: ListTexts & { lead: string; empty: string; emptyText: string };
  addLabel: string;
  addId: string;
  /** Returns the id of the button that edits an entry, for the focus after a deletion. */
  editId: (key: string) => string;
  onAdd: () => void;
  onOrder: (keys: string[]) => void;
  row: (item: Item, row: { handle: ReactNode; onDelete: () => void }) => ReactNode;
  deletion: (props: DeletionProps<Item>) => ReactNode;
}

export function OrderedTab<Item extends { key: string }>({
  tab,
  title,
  kind,
  newKind,
  may,
  query,
  nameOf,
  texts,
  addLabel,
  addId,
  editId,
  onAdd,
  onOrder,
  row,
  deletion,
}: OrderedTabProps<Item>) {
  const items = query.data ?? [];
  const [asked, setAsked] = useState<{ item: Item; focusAfter: string } | null>(null);
  const askToDelete = (item: Item) => {
    const place = items.indexOf(item);
    // Found before the deletion, while the entry is still in the list.
    const neighbour = items[place + 1] ?? items[place - 1];
    setAsked({ item, focusAfter: neighbour ? editId(neighbour.key) : addId });
  };
  return (
    <ListTab
      tab={tab}
      title={title}
      lead={texts.lead}
      add={may.create && <AddEntry id={addId} label={addLabel} newKind={newKind} onAdd={onAdd} />}
      above={
        asked &&
        deletion({
          item: asked.item,
          onClose: () => setAsked(null),
          focusAfter: () => document.getElementById(asked.focusAfter),
        })
      }
      below={may.create && <DeletedEntries kind={kind} />}
      query={query}
      empty={items.length === 0 && { title: texts.empty, text: texts.emptyText }}
    >
      <EntryList
        query={query}
        entries={items}
        idOf={({ key }) => key}
        texts={texts}
        order={{ nameOf, onOrder, mayChange: may.update }}
        row={(item, handle) => row(item, { handle, onDelete: () => askToDelete(item) })}
      />
    </ListTab>
  );
}
