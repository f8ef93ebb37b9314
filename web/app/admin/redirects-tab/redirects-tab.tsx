import { Text } from '@chakra-ui/react';
import type { EditedRedirect } from 'contract/redirect';
import { useState } from 'react';
import { useAdminLocation } from '~/admin/admin-location';
import { redirects } from '~/admin/data/redirects';
import { useDraft } from '~/admin/drafts/use-draft';
import { NEW_ENTRY } from '~/admin/entry/new-entry';
import { OpenedEntry } from '~/admin/entry/opened-entry';
import { AddEntry } from '~/admin/list/add-entry';
import { Deletion } from '~/admin/list/deletion';
import { EntryList } from '~/admin/list/entry-list';
import { ListTab } from '~/admin/list/list-tab';
import { Toolbar, useNarrowing } from '~/admin/list/toolbar';
import { useFocusOnReturn, useLocationInTab } from '~/admin/parts/location-in-tab';
import { useAccount } from '~/admin/session/account';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { MissedAddresses } from './missed-addresses';
import { NewRedirectForm, RedirectEditor } from './redirect-form';
import { RedirectImportDialog } from './redirect-import';
import { RedirectRow } from './redirect-row';

const TAB = 'redirects';
const ADD_ID = 'redirects-add';
const editId = (key: string) => `redirects-edit-${key}`;

export default function RedirectsTab() {
  const { navigate } = useAdminLocation();
  const { may } = useAccount();
  const { item } = useLocationInTab(TAB);
  useFocusOnReturn(item, (left) => (left.startsWith(NEW_ENTRY) ? ADD_ID : editId(left)));
  const open = (next: string | null) => navigate({ tab: TAB, item: next });
  const close = () => open(null);
  if (item === null) return <Redirects onOpen={open} />;
  if (item.startsWith(NEW_ENTRY) && may.redirects.create) {
    const address = item.slice(NEW_ENTRY.length);
    return <NewRedirectForm key={item} item={item} address={address} onClose={close} onCreated={close} />;
  }
  return <Opened key={item} redirectKey={item} onClose={close} />;
}

const FILTERS = ['all', 'problems'] as const;

function Redirects({ onOpen }: { onOpen: (item: string) => void }) {
  const { actions, filters, list } = useTexts('admin-redirects');
  const { may } = useAccount();
  const query = redirects.useAll();
  const narrowing = useNarrowing<(typeof FILTERS)[number]>('all');
  const [deleted, setDeleted] = useState<EditedRedirect | null>(null);
  const all = query.data ?? [];
  const words = narrowing.search.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ address, target, campaign, note }) => {
    const text = [address, target, campaign, note].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const broken = found.filter(({ problem }) => problem !== null);
  return (
    <ListTab
      tab={TAB}
      lead={list.lead}
      actions={may.redirects.create && <RedirectImportDialog />}
      add={
        may.redirects.create && (
          <AddEntry id={ADD_ID} label={actions.add} newKind="new-redirect" onAdd={() => onOpen(NEW_ENTRY)} />
        )
      }
      above={deleted && <DeleteRedirect redirect={deleted} onClose={() => setDeleted(null)} />}
      below={<MissedAddresses onRedirect={(path) => onOpen(NEW_ENTRY + path)} />}
      query={query}
      empty={all.length === 0 && { title: list.empty, text: list.emptyText }}
    >
      <Toolbar
        narrowing={narrowing}
        texts={list}
        filters={FILTERS}
        names={filters}
        counts={{ all: found.length, problems: broken.length }}
      />
      <EntryList
        query={query}
        entries={narrowing.filter === 'all' ? found : broken}
        idOf={({ key }) => key}
        texts={list}
        onReset={narrowing.reset}
        row={(redirect) => (
          <RedirectRow
            redirect={redirect}
            editId={editId(redirect.key)}
            onEdit={() => onOpen(redirect.key)}
            onDelete={() => setDeleted(redirect)}
          />
        )}
      />
    </ListTab>
  );
}

function DeleteRedirect({ redirect, onClose }: { redirect: EditedRedirect; onClose: () => void }) {
  const { removal } = useTexts('admin-redirects');
  const { key, name } = redirect;
  const draft = useDraft({ kind: 'redirect', key }, {});
  const { mutateAsync } = redirects.useDelete(draft.discard);
  return (
    <Deletion
      isOpen
      title={fill(removal.title, { name })}
      texts={removal}
      remove={() => mutateAsync(key)}
      onClose={onClose}
      focusAfter={() => document.getElementById(ADD_ID)}
    >
      <Text>{removal.text}</Text>
    </Deletion>
  );
}

function Opened({ redirectKey: key, onClose }: { redirectKey: string; onClose: () => void }) {
  const { editor } = useTexts('admin-redirects');
  return (
    <OpenedEntry
      entry={{ kind: 'redirect', key }}
      query={redirects.useAll()}
      words={editor}
      onClose={onClose}
    >
      {(redirect) => <RedirectEditor redirect={redirect} onClose={onClose} />}
    </OpenedEntry>
  );
}
