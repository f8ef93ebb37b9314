import {
  Box,
  type BoxProps,
  Table,
  type TableCellProps,
  type TableColumnHeaderProps,
} from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';

export interface Column<Entry> {
  key: string;
  name: ReactNode;
  cell: (entry: Entry) => ReactNode;
  /** The looks of the name and of the cells; those of the first column are headers of their rows. */
  nameLook?: TableColumnHeaderProps;
  look?: TableCellProps;
  cellId?: (entry: Entry) => string;
}

export interface TableGroup<Entry> {
  name: string;
  entries: readonly Entry[];
}

interface EntryTableProps<Entry> {
  columns: readonly Column<Entry>[];
  entries: readonly Entry[];
  groups?: readonly TableGroup<Entry>[];
  idOf: (entry: Entry) => string | number;
  /** Below this width the table scrolls sideways, by keyboard too. */
  minW: string;
  frame: BoxProps;
  body: RefObject<HTMLTableSectionElement>;
}

export function EntryTable<Entry>(props: EntryTableProps<Entry>) {
  const { columns, entries, groups, idOf, minW, frame, body } = props;
  const rowOf = (entry: Entry) => <Row key={idOf(entry)} entry={entry} columns={columns} />;
  return (
    // Relative, to contain visually hidden texts, which are positioned absolutely and would overflow.
    <Box layerStyle="card" position="relative" overflowX="auto" role="region" tabIndex={0} {...frame}>
      <Table.Root size="sm" minW={minW}>
        <Table.Header>
          <Table.Row bg="transparent">
            {columns.map(({ key, name, nameLook }) => (
              <Table.ColumnHeader key={key} py="3" color="fg.subtle" {...nameLook}>
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        {groups?.map((group) => (
          <Table.Body key={group.name}>
            <Table.Row bg="bg.subtle">
              <Table.ColumnHeader scope="rowgroup" colSpan={columns.length} fontSize="0.8125rem" color="fg">
                {group.name}
              </Table.ColumnHeader>
            </Table.Row>
            {group.entries.map(rowOf)}
          </Table.Body>
        )) ?? <Table.Body ref={body}>{entries.map(rowOf)}</Table.Body>}
      </Table.Root>
    </Box>
  );
}

function Row<Entry>({ entry, columns }: { entry: Entry; columns: readonly Column<Entry>[] }) {
  const [first, ...others] = columns;
  return (
    <Table.Row bg="transparent">
      {first && (
        // Takes the focus when its page has been loaded.
        <Table.ColumnHeader scope="row" tabIndex={-1} fontWeight="500" {...(first.look as object)}>
          {first.cell(entry)}
        </Table.ColumnHeader>
      )}
      {others.map(({ key, look, cell, cellId }) => (
        <Table.Cell key={key} id={cellId?.(entry)} {...look}>
          {cell(entry)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
