import { Box, Flex, Text } from '@chakra-ui/react';
import type { DeletedEntry } from 'contract/history';
import type { RestorableKind } from 'contract/history-fields';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useDeletedEntries, useRestore } from '~/admin/data/deleted-entries';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { BusyButton } from '~/admin/parts/busy-button';
import { listDate } from '~/admin/parts/dates';
import { Disclosure } from '~/admin/parts/disclosure';
import { Loaded } from '~/admin/parts/load-state';
import { useFailureNotice } from '~/admin/parts/notices';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { notify } from '~/ui/toast';

export function DeletedEntries({ kind }: { kind: RestorableKind }) {
  const { deleted } = useTexts('admin-history');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box mt="6">
      <Disclosure ref={button} Icon={Trash2} label={deleted.open} variant="ghost" ms="-3">
        <Entries kind={kind} onRestored={() => button.current?.focus()} />
      </Disclosure>
    </Box>
  );
}

function Entries({ kind, onRestored }: { kind: RestorableKind; onRestored: () => void }) {
  const { deleted } = useTexts('admin-history');
  const lead = { ...deleted.lead, ...useKindWords('deleted') };
  const query = useDeletedEntries(kind);
  const entries = query.data ?? [];
  return (
    <Loaded query={query}>
      <Text color="fg.subtle" fontSize="0.875rem">
        {entries.length === 0 ? deleted.nothing : lead[kind]}
      </Text>
      <Box as="ul" listStyleType="none" p="0" mt="3" display="grid" gap="2">
        {entries.map((entry) => (
          <Entry key={entry.id} kind={kind} entry={entry} onRestored={onRestored} />
        ))}
      </Box>
    </Loaded>
  );
}

interface EntryProps {
  kind: RestorableKind;
  entry: DeletedEntry;
  onRestored: () => void;
}

function Entry({ kind, entry: { id, key, name, at, account }, onRestored }: EntryProps) {
  const { deleted, unknownAccount } = useTexts('admin-history');
  const notifyFailure = useFailureNotice();
  const { mutateAsync, isPending } = useRestore(kind);
  const restore = async () => {
    try {
      await mutateAsync(id);
      notify({ title: fill(deleted.restored, { name }) });
      onRestored();
    } catch (error) {
      notifyFailure(deleted.failed, error, 'unchanged');
    }
  };
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap" layerStyle="card" p="3">
      <Box minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {name}
        </Text>
        <Text fontSize="0.8125rem" color="fg.subtle" overflowWrap="anywhere">
          {fill(deleted.by, { key, date: listDate(at), account: account ?? unknownAccount })}
        </Text>
      </Box>
      <BusyButton
        size="sm"
        variant="outline"
        isBusy={isPending}
        aria-label={fill(deleted.restoreOf, { name })}
        onClick={() => void restore()}
      >
        {deleted.restore}
      </BusyButton>
    </Flex>
  );
}
