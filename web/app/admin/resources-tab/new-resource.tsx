import { RESERVED_RESOURCE_KEYS, RESOURCE_TEXTS } from 'contract/resource-fields';
import { useCreateResource } from '~/admin/data/resources';
import { NewEntry } from '~/admin/entry/new-entry';
import { useTexts } from '~/i18n/texts';

interface NewResourceProps {
  onClose: () => void;
  onCreated: (key: string) => void;
}

export function NewResource(props: NewResourceProps) {
  const { actions, create, fields, hints, faults } = useTexts('admin-resources');
  const { mutateAsync, isPending } = useCreateResource();
  const words = { ...create, heading: actions.add, title: fields.title, key: fields.key, keyHint: hints.key };
  return (
    <NewEntry
      kind="new-resource"
      words={{ ...words, faults }}
      titleLimit={RESOURCE_TEXTS.title.limit}
      isReserved={(key) => RESERVED_RESOURCE_KEYS.includes(key)}
      create={(input) => mutateAsync({ ...input, isPublished: false })}
      isCreating={isPending}
      {...props}
    />
  );
}
