import { chakra, Text } from '@chakra-ui/react';
import type { AuditEntry } from 'contract/audit';
import type { Column } from '~/admin/list/entry-table';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { secondDate } from '~/admin/parts/dates';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

const REFUSED: readonly string[] = ['sign-in-failed', 'refused', 'gate-refused'];

export function useAuditColumns(): Column<AuditEntry>[] {
  const { columns, actions, sources, values } = useTexts('admin-audit');
  return [
    {
      key: 'at',
      name: columns.at,
      look: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      cell: ({ at }) => <time dateTime={at}>{secondDate(at)}</time>,
    },
    {
      key: 'account',
      name: columns.account,
      look: { overflowWrap: 'anywhere', maxW: '16rem' },
      cell: ({ account }) => account?.name ?? <Quiet>{values.noAccount}</Quiet>,
    },
    {
      key: 'action',
      name: columns.action,
      look: { fontWeight: '600' },
      cell: ({ action }) => (
        <Text as="span" color={REFUSED.includes(action) ? 'red.fg' : undefined}>
          {actions[action]}
        </Text>
      ),
    },
    {
      key: 'thing',
      name: columns.kind,
      look: { overflowWrap: 'anywhere', maxW: '26rem' },
      cell: (entry) => <Thing entry={entry} />,
    },
    { key: 'source', name: columns.source, cell: ({ source }) => <Quiet>{sources[source]}</Quiet> },
  ];
}

function Thing({ entry: { action, kind, thing, count } }: { entry: AuditEntry }) {
  const { kinds: others, values } = useTexts('admin-audit');
  const kinds = { ...others, ...useKindWords('one') };
  const name = thing !== null && (
    <Text as="span" fontFamily="mono" fontSize="0.8125rem">
      {thing}
    </Text>
  );
  // Folds the numbers of a list: a hundred messages read at once would hide the other entries.
  const isList = action === 'read' && count !== null;
  return (
    <>
      {kind !== null && kinds[kind]} {!isList && name} {count !== null && fill(values.counted, { count })}
      {isList && name && (
        <details>
          <chakra.summary cursor="pointer">{values.numbers}</chakra.summary>
          {name}
        </details>
      )}
    </>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Text as="span" color="fg.subtle">
      {children}
    </Text>
  );
}
