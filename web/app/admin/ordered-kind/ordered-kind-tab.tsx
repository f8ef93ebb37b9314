import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import type { OrderedKind } from 'contract/ordered-kinds';
import type { ComponentType } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { useOrdering } from '~/admin/data/ordering';
import { NEW_ENTRY, NewEntry } from '~/admin/entry/new-entry';
import { OpenedEntry } from '~/admin/entry/opened-entry';
import { OrderedTab } from '~/admin/list/ordered-tab';
import { useFocusOnReturn, useLocationInTab } from '~/admin/parts/location-in-tab';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';
import { DeleteOrdered } from './delete-ordered';
import type { KindItem, KindView } from './kind-view';
import { KIND_VIEWS } from './kinds';
import { OrderedEditor } from './ordered-editor';
import { copyId, OrderedRow } from './ordered-row';

interface OfKind<Item extends KindItem, Input> {
  of: KindView<Item, Input>;
}

export function orderedTab(kind: OrderedKind): ComponentType {
  const view = KIND_VIEWS[kind] as unknown as KindView<KindItem, unknown>;
  return () => <OrderedKindTab of={view} />;
}

function OrderedKindTab<Item extends KindItem, Input>({ of }: OfKind<Item, Input>) {
  const { tab } = of;
  const { navigate, close } = useAdminLocation();
  const { may } = useAccount();
  const { item, language } = useLocationInTab(tab);
  useFocusOnReturn(item, (left) => openerOf(tab, left));
  const open = (next: string | null) => navigate({ tab, item: next });
  if (item === null) return <KindList of={of} onOpen={open} />;
  if (item.startsWith(NEW_ENTRY) && may[tab].create) {
    const form = { of, onClose: () => open(null), onCreated: open };
    const source = item.slice(NEW_ENTRY.length);
    return source && of.copyOf ? (
      <CopyOfKind key={item} {...form} source={source} />
    ) : (
      <NewOfKind {...form} />
    );
  }
  return <Opened key={item} of={of} entryKey={item} language={language} onClose={close} />;
}

const addId = (tab: string) => `${tab}-add`;
const editId = (tab: string, key: string) => `${tab}-edit-${key}`;

function openerOf(tab: string, left: string): string {
  if (left === NEW_ENTRY) return addId(tab);
  return left.startsWith(NEW_ENTRY) ? copyId(tab, left.slice(NEW_ENTRY.length)) : editId(tab, left);
}

interface KindListProps<Item extends KindItem, Input> extends OfKind<Item, Input> {
  onOpen: (key: string) => void;
}

function KindList<Item extends KindItem, Input>({ of, onOpen }: KindListProps<Item, Input>) {
  const { tab, kind, copy, data, putOrder } = of;
  const { actions, list } = useTexts(copy);
  const { may } = useAccount();
  const order = useOrdering<Item>({ name: `${kind}-order`, list: data, put: putOrder });
  return (
    <OrderedTab
      tab={tab}
      kind={kind}
      newKind={`new-${kind}`}
      may={may[tab]}
      query={data.useAll()}
      nameOf={({ name }) => name}
      texts={list}
      addLabel={actions.add}
      addId={addId(tab)}
      editId={(key) => editId(tab, key)}
      onAdd={() => onOpen(NEW_ENTRY)}
      onOrder={(keys) => order.mutate(keys)}
      row={(item, row) => (
        <OrderedRow
          of={of}
          item={item}
          editId={editId(tab, item.key)}
          onEdit={() => onOpen(item.key)}
          // Names the source in the address of the form.
          onCopy={of.copyOf && may[tab].create ? () => onOpen(NEW_ENTRY + item.key) : null}
          {...row}
        />
      )}
      deletion={(deletion) => <DeleteOrdered of={of} {...deletion} />}
    />
  );
}

interface NewOfKindProps<Item extends KindItem, Input> extends OfKind<Item, Input> {
  onClose: () => void;
  onCreated: (key: string) => void;
}

function NewOfKind<Item extends KindItem, Input>({ of, ...props }: NewOfKindProps<Item, Input>) {
  const { actions, create, fields, hints, faults } = useTexts(of.copy);
  const { mutateAsync, isPending } = of.data.useCreate();
  const beginning = of.useBeginning?.();
  const words = { ...create, heading: actions.add, title: fields.title, key: fields.key, keyHint: hints.key };
  return (
    <NewEntry
      kind={`new-${of.kind}`}
      words={{ ...words, faults }}
      {...of.create}
      create={(input) => mutateAsync({ ...beginning?.input, ...input, isPublished: false })}
      isCreating={isPending}
      {...props}
    >
      {beginning?.field}
    </NewEntry>
  );
}

interface CopyOfKindProps<Item extends KindItem, Input> extends NewOfKindProps<Item, Input> {
  source: string;
}

function CopyOfKind<Item extends KindItem, Input>({ source, ...props }: CopyOfKindProps<Item, Input>) {
  const { of, onClose } = props;
  const { editor } = useTexts(of.copy);
  const entry = { kind: of.kind, key: source };
  return (
    <OpenedEntry entry={entry} query={of.data.useAll()} words={editor} onClose={onClose}>
      {(item) => <CopyForm {...props} item={item} />}
    </OpenedEntry>
  );
}

interface CopyFormProps<Item extends KindItem, Input> extends NewOfKindProps<Item, Input> {
  item: Item;
}

function CopyForm<Item extends KindItem, Input>({ of, item, ...props }: CopyFormProps<Item, Input>) {
  const { actions, create, fields, hints, faults } = useTexts(of.copy);
  const { mutateAsync, isPending } = of.data.useCreate();
  const copied: { title?: object } = of.copyOf?.(item) ?? {};
  const heading = 'copy' in actions ? `${actions.copy}: ${item.name}` : item.name;
  const lead = 'copyLead' in create ? create.copyLead : create.lead;
  const words = { ...create, lead, heading, title: fields.title, key: fields.key, keyHint: hints.key };
  return (
    <NewEntry
      kind={`new-${of.kind}`}
      words={{ ...words, faults }}
      {...of.create}
      create={({ key, title }) =>
        mutateAsync({
          ...copied,
          key,
          title: { ...copied.title, [DEFAULT_LANGUAGE]: title },
          isPublished: false,
        })
      }
      isCreating={isPending}
      {...props}
    />
  );
}

interface OpenedProps<Item extends KindItem, Input> extends OfKind<Item, Input> {
  entryKey: string;
  language: Language | undefined;
  onClose: () => void;
}

function Opened<Item extends KindItem, Input>(props: OpenedProps<Item, Input>) {
  const { of, entryKey, language, onClose } = props;
  const { editor } = useTexts(of.copy);
  const entry = { kind: of.kind, key: entryKey };
  return (
    <OpenedEntry entry={entry} query={of.data.useAll()} words={editor} onClose={onClose}>
      {(item) => <OrderedEditor of={of} item={item} language={language} onClose={onClose} />}
    </OpenedEntry>
  );
}
