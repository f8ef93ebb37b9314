import { inputOf } from 'contract/draft-fields';
import type { ReactNode } from 'react';
import { usePublishing } from '~/admin/data/publishing';
import { useHasDraft } from '~/admin/drafts/use-draft';
import { textsIn } from '~/admin/entry/entry-fields';
import { EntryRow } from '~/admin/list/entry-row';
import { OrderedControls } from '~/admin/list/ordered-controls';
import { listDate } from '~/admin/parts/dates';
import { judgedLanguages } from '~/admin/parts/judged-languages';
import { LanguageStates } from '~/admin/parts/language-states';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { KindItem, KindView } from './kind-view';

interface OrderedRowProps<Item extends KindItem, Input> {
  of: KindView<Item, Input>;
  item: Item;
  editId: string;
  handle: ReactNode;
  onEdit: () => void;
  /** Null where no copies are offered. */
  onCopy: (() => void) | null;
  onDelete: () => void;
}

export const copyId = (tab: string, key: string) => `${tab}-copy-${key}`;

export function OrderedRow<Item extends KindItem, Input>(props: OrderedRowProps<Item, Input>) {
  const { of, item, editId, handle, onEdit, onCopy, onDelete } = props;
  const { tab, kind, copy, data, shape, stateOf, palettes, valuesOf, previewAddress } = of;
  const { actions, list, states, editor } = useTexts(copy);
  const publish = usePublishing<Item>({
    name: `${kind}-published`,
    list: data,
    change: (isOn) => ({ isPublished: isOn }) as Partial<Item>,
    save: (key, isOn) => data.save(key, inputOf(kind, { isPublished: isOn }) as Input),
    notice: editor.saved,
  });
  const stateNames: Readonly<Record<string, string>> = states;
  const state = stateOf(item);
  const may = useAccount().may[tab];
  const hasDraft = useHasDraft();
  const { key, name, updatedBy, outdated } = item;
  const values = valuesOf(item);
  const languages = judgedLanguages({ textsIn: (language) => textsIn(shape, values, language), outdated });
  const date = listDate(item.lastUpdated);
  return (
    <EntryRow
      lead={handle}
      title={name}
      code={key}
      isUnsaved={hasDraft(kind, key)}
      facts={updatedBy ? fill(list.updatedBy, { date, name: updatedBy }) : fill(list.updated, { date })}
      states={<LanguageStates states={languages} />}
      controls={
        <OrderedControls
          id={key}
          name={name}
          label={fill(list.publish, { name })}
          isOn={item.isPublished}
          mayChange={may.update}
          onChange={(isOn) => publish.mutate({ key, isOn })}
          state={stateNames[state] ?? state}
          palette={palettes[state] ?? 'gray'}
        />
      }
      actions={[
        { id: editId, label: actions.edit, name: `${actions.edit}: ${name}`, onChoose: onEdit },
        previewAddress && {
          label: actions.preview,
          name: fill(list.previewOf, { name }),
          href: previewAddress(item),
        },
        onCopy !== null &&
          'copy' in actions && {
            id: copyId(tab, key),
            label: actions.copy,
            name: `${actions.copy}: ${name}`,
            onChoose: onCopy,
          },
        may.delete && {
          label: actions.delete,
          name: `${actions.delete}: ${name}`,
          look: 'danger',
          onChoose: onDelete,
        },
      ]}
    />
  );
}
