import { Box, chakra, Table, Text } from '@chakra-ui/react';
import type { AuditEntry } from 'contract/audit';
import type { RefObject } from 'react';
import { secondDate } from '~/admin/parts/dates';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  rows: RefObject<HTMLTableSectionElement>;
  isOutdated: boolean;
}

export function AuditTable({ entries, rows, isOutdated }: AuditTableProps) {
  const { list, columns } = useTexts('admin-audit');
  const shown = [columns.at, columns.account, columns.action, columns.kind, columns.source];
  return (
    <Box
      layerStyle="card"
      overflowX="auto"
      role="region"
      aria-label={list.label}
      tabIndex={0}
      aria-busy={isOutdated || undefined}
      opacity={isOutdated ? 0.6 : 1}
    >
      <Table.Root size="sm" minW="44rem">
        <Table.Header>
          <Table.Row bg="transparent">
            {shown.map((name) => (
              <Table.ColumnHeader key={name} py="3" color="fg.subtle">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body ref={rows}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

const REFUSED: readonly string[] = ['sign-in-failed', 'refused', 'gate-refused'];

function Code({ children }: { children: string }) {
  return (
    <Text as="span" fontFamily="mono" fontSize="0.8125rem">
      {children}
    </Text>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const { actions, sources, kinds, values } = useTexts('admin-audit');
  const { at, account, source, action, kind, thing, count } = entry;
  // Folds the numbers of a list: a hundred messages read at once would hide the other entries.
  const isList = action === 'read' && count !== null;
  return (
    <Table.Row bg="transparent">
      <Table.ColumnHeader
        scope="row"
        tabIndex={-1}
        whiteSpace="nowrap"
        fontWeight="500"
        fontVariantNumeric="tabular-nums"
      >
        <time dateTime={at}>{secondDate(at)}</time>
      </Table.ColumnHeader>
      <Table.Cell overflowWrap="anywhere" maxW="16rem">
        {account ? (
          account.name
        ) : (
          <Text as="span" color="fg.subtle">
            {values.noAccount}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell fontWeight="600" color={REFUSED.includes(action) ? 'red.fg' : undefined}>
        {actions[action]}
      </Table.Cell>
      <Table.Cell overflowWrap="anywhere" maxW="26rem">
        {kind !== null && kinds[kind]} {thing !== null && !isList && <Code>{thing}</Code>}{' '}
        {count !== null && fill(values.counted, { count })}
        {thing !== null && isList && (
          <details>
            <chakra.summary cursor="pointer">{values.numbers}</chakra.summary>
            <Code>{thing}</Code>
          </details>
        )}
      </Table.Cell>
      <Table.Cell color="fg.subtle">{sources[source]}</Table.Cell>
    </Table.Row>
  );
}
