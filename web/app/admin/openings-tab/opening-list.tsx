import { useOpenings, useOrderOpenings } from '~/admin/data/openings';
import { OrderedTab } from '~/admin/list/ordered-tab';
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
  const { may } = useAccount();
  const order = useOrderOpenings();
  return (
    <OrderedTab
      tab="openings"
      kind="opening"
      newKind="new-opening"
      may={may.openings}
      query={useOpenings()}
      nameOf={({ name }) => name}
      texts={list}
      addLabel={actions.add}
      addId={ADD_BUTTON_ID}
      editId={editButtonId}
      onAdd={onAdd}
      onOrder={(keys) => order.mutate(keys)}
      row={(opening, row) => <OpeningRow opening={opening} onEdit={() => onEdit(opening.key)} {...row} />}
      deletion={({ item, ...dialog }) => <DeleteOpening opening={item} {...dialog} />}
    />
  );
}
