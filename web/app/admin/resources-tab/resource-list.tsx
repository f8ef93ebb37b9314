import { useOrderResources, useResources } from '~/admin/data/resources';
import { OrderedTab } from '~/admin/list/ordered-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { DeleteResource } from './delete-resource';
import { editButtonId, ResourceRow } from './resource-row';

export const ADD_BUTTON_ID = 'resources-add';

interface ResourceListProps {
  onEdit: (key: string) => void;
  onAdd: () => void;
}

export function ResourceList({ onEdit, onAdd }: ResourceListProps) {
  const { actions, list } = useTexts('admin-resources');
  const { may } = useAccount();
  const order = useOrderResources();
  return (
    <OrderedTab
      tab="resources"
      kind="resource"
      newKind="new-resource"
      may={may.resources}
      query={useResources()}
      nameOf={({ name }) => name}
      texts={list}
      addLabel={actions.add}
      addId={ADD_BUTTON_ID}
      editId={editButtonId}
      onAdd={onAdd}
      onOrder={(keys) => order.mutate(keys)}
      row={(resource, row) => (
        <ResourceRow resource={resource} onEdit={() => onEdit(resource.key)} {...row} />
      )}
      deletion={({ item, ...dialog }) => <DeleteResource resource={item} {...dialog} />}
    />
  );
}
