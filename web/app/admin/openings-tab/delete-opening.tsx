import { List, Text } from '@chakra-ui/react';
import type { EditedOpening } from 'contract/opening';
import { openings } from '~/admin/data/openings';
import { useDraft } from '~/admin/drafts/use-draft';
import { Deletion } from '~/admin/list/deletion';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { fieldsOf, stateOf } from './opening-fields';

interface DeleteOpeningProps {
  opening: EditedOpening;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

export function DeleteOpening({ opening, onClose, focusAfter }: DeleteOpeningProps) {
  const { removal } = useTexts('admin-openings');
  const { key, name } = opening;
  const draft = useDraft({ kind: 'opening', key }, fieldsOf(opening));
  const { mutateAsync } = openings.useDelete(draft.discard);
  const goes = [
    ...(stateOf(opening) === 'published' ? [removal.page] : []),
    removal.texts,
    ...(draft.isDirty ? [removal.draft] : []),
  ];
  return (
    <Deletion
      isOpen
      title={fill(removal.title, { name })}
      page={{ kind: 'opening', key }}
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
    </Deletion>
  );
}
