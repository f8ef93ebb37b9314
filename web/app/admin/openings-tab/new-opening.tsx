import { isReservedOpeningKey, OPENING_TEXTS, OPENINGS_PAGE } from 'contract/opening-fields';
import { useCreateOpening } from '~/admin/data/openings';
import { NewEntry } from '~/admin/entry/new-entry';
import { useTexts } from '~/i18n/texts';

interface NewOpeningProps {
  onClose: () => void;
  onCreated: (key: string) => void;
}

export function NewOpening(props: NewOpeningProps) {
  const { actions, create, fields, hints, faults } = useTexts('admin-openings');
  const { mutateAsync, isPending } = useCreateOpening();
  const words = { ...create, heading: actions.add, title: fields.title, key: fields.key, keyHint: hints.key };
  return (
    <NewEntry
      kind="new-opening"
      words={{ ...words, faults }}
      address={{ start: `${OPENINGS_PAGE}#`, width: '5.5rem' }}
      titleLimit={OPENING_TEXTS.title.limit}
      isReserved={isReservedOpeningKey}
      create={(input) => mutateAsync({ ...input, isPublished: false })}
      isCreating={isPending}
      {...props}
    />
  );
}
