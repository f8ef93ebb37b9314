import { List, Text } from '@chakra-ui/react';
import { isLinkedKind } from 'contract/ordered-kinds';
import { useDraft } from '~/admin/drafts/use-draft';
import { Deletion } from '~/admin/list/deletion';
import type { DeletionProps } from '~/admin/list/ordered-tab';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { KindItem, KindView } from './kind-view';

interface DeleteOrderedProps<Item extends KindItem, Input> extends DeletionProps<Item> {
  of: KindView<Item, Input>;
}

export function DeleteOrdered<Item extends KindItem, Input>(props: DeleteOrderedProps<Item, Input>) {
  const { of, item, onClose, focusAfter } = props;
  const { kind, copy, data, valuesOf, stateOf, DeletionNote } = of;
  const { removal } = useTexts(copy);
  const { key, name } = item;
  const draft = useDraft({ kind, key }, valuesOf(item));
  const { mutateAsync } = data.useDelete(draft.discard);
  const goes = [
    ...(stateOf(item) === 'published' ? [removal.page] : []),
    removal.texts,
    ...(draft.isDirty ? [removal.draft] : []),
  ];
  return (
    <Deletion
      isOpen
      title={fill(removal.title, { name })}
      {...(isLinkedKind(kind) && { page: { kind, key } })}
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
      {DeletionNote && <DeletionNote item={item} />}
    </Deletion>
  );
}
