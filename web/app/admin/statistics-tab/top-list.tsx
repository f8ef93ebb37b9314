import { Button, Heading, Text } from '@chakra-ui/react';
import { UNNAMED } from 'contract/statistics-fields';
import { useEffect, useId, useRef, useState } from 'react';
import { type Column, EntryTable } from '~/admin/list/entry-table';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

const SHOWN = 10;

export interface TopEntry {
  name: string;
  count: number;
}

interface TopListProps {
  title: string;
  hint?: string | undefined;
  entries: readonly TopEntry[];
}

export function TopList({ title, hint, entries }: TopListProps) {
  const { columns, list, names } = useTexts('admin-statistics');
  const [isWhole, setWhole] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const id = useId();
  const tableColumns: Column<TopEntry>[] = [
    {
      key: 'name',
      name: columns.name,
      look: { overflowWrap: 'anywhere' },
      cell: ({ name }) => (name === UNNAMED ? <em>{names.unnamed}</em> : name),
    },
    {
      key: 'count',
      name: columns.count,
      nameLook: { textAlign: 'end' },
      look: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
      cell: ({ count }) => count,
    },
  ];
  // The pressed button disappears: the focus moves to the first name that it has brought.
  useEffect(() => {
    if (isWhole) body.current?.querySelectorAll<HTMLElement>('th')[SHOWN]?.focus();
  }, [isWhole]);
  return (
    <div>
      <Heading as="h3" id={id} fontSize="1.125rem">
        {title}
      </Heading>
      {hint && (
        <Text mt="1" fontSize="0.8125rem" color="fg.subtle">
          {hint}
        </Text>
      )}
      {entries.length === 0 ? (
        <Text mt="3">{list.nothing}</Text>
      ) : (
        <EntryTable
          columns={tableColumns}
          entries={isWhole ? entries : entries.slice(0, SHOWN)}
          idOf={({ name }) => name}
          minW="16rem"
          frame={{ 'aria-labelledby': id, mt: '3' }}
          body={body}
        />
      )}
      {!isWhole && entries.length > SHOWN && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setWhole(true)}>
          {fill(list.all, { count: entries.length })}
        </Button>
      )}
    </div>
  );
}
