import { List, Text } from '@chakra-ui/react';
import type { EditedResource } from 'contract/resource';
import { resources } from '~/admin/data/resources';
import { useDraft } from '~/admin/drafts/use-draft';
import { Deletion } from '~/admin/list/deletion';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { fieldsOf, stateOf } from './resource-fields';

interface DeleteResourceProps {
  resource: EditedResource;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function DeleteResource({ resource, onClose, focusAfter }: DeleteResourceProps) {
  const { removal } = useTexts('admin-resources');
  const { key, name } = resource;
  const draft = useDraft({ kind: 'resource', key }, fieldsOf(resource));
  const { mutateAsync } = resources.useDelete(draft.discard);
  const goes = [
    ...(stateOf(resource) === 'published' ? [removal.page] : []),
    removal.texts,
    ...(draft.isDirty ? [removal.draft] : []),
  ];
  return (
    <Deletion
      isOpen
      title={fill(removal.title, { name })}
      texts={removal}
      remove={() => mutateAsync(key)}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <Text>{removal.lead}</Text>
      <List.Root mt="2" ps="5">
        {goes.map((thing) => (
          <List.Item key={thing}>{thing}</List.Item>
        ))}
      </List.Root>
      {Object.keys(resource.file).length > 0 && <Text mt="2">{removal.files}</Text>}
    </Deletion>
  );
}
