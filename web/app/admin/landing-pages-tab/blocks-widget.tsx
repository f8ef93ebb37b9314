import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import {
  BLOCK_KINDS,
  type Block,
  type BlockKind,
  blockOfLine,
  lineOfBlock,
  MOST_BLOCKS,
  mayAdd,
  newBlockId,
} from 'contract/landing-blocks';
import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WidgetProps } from '~/admin/entry/widgets/widget';
import { MoveButtons, ROW_ICON, Sortable, SortableRow } from '~/admin/list/sortable';
import { Choice } from '~/admin/parts/choice';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { ShownEntries } from './shown-entries';

/** A line that is no block, from Strapi's panel, stays until it is removed. */
interface Row {
  id: string;
  line: string;
  block: Block | null;
}

const rowsOf = (lines: readonly string[]): Row[] =>
  lines.map((line, index) => {
    const block = blockOfLine(line);
    return { id: block?.id ?? `line-${index}`, line, block };
  });

export const blockRowId = (id: string) => `block-${id}`;

export function BlocksWidget({ value, label, hint, isReadOnly, onChange }: WidgetProps) {
  const { builder, blocks: words } = useTexts('admin-landing-pages');
  const [kind, setKind] = useState<BlockKind>('text');
  const [told, setTold] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const removers = useRef(new Map<string, HTMLButtonElement>());
  const toFocus = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    (removers.current.get(toFocus.current) ?? addButton.current)?.focus();
    toFocus.current = null;
  });

  const rows = rowsOf(Array.isArray(value) ? value : []);
  const isFull = rows.length >= MOST_BLOCKS;
  const isAddable =
    !isFull &&
    mayAdd(
      kind,
      rows.flatMap(({ block }) => block ?? []),
    );
  const nameOf = (id: string) => {
    const index = rows.findIndex((row) => row.id === id);
    const block = rows[index]?.block;
    return block ? fill(builder.number, { number: index + 1, block: words[block.kind].name }) : id;
  };
  const apply = (next: readonly Row[]) => onChange(next.map(({ line }) => line));
  const add = () => {
    if (!isAddable) return;
    const id = newBlockId(rows.map((row) => row.id));
    onChange([...rows.map(({ line }) => line), lineOfBlock({ kind, id, keys: [] })]);
    setTold(fill(builder.added, { name: words[kind].name }));
  };
  const remove = (row: Row, index: number) => {
    setTold(fill(builder.removed, { name: nameOf(row.id) }));
    toFocus.current = (rows[index + 1] ?? rows[index - 1])?.id ?? '';
    apply(rows.filter((one) => one !== row));
  };
  const show = (row: Row, block: Block) =>
    apply(rows.map((one) => (one === row ? { ...one, line: lineOfBlock(block) } : one)));

  return (
    <Stack gap="3">
      <Text fontSize="0.875rem" fontWeight="600">
        {label}
      </Text>
      {rows.length === 0 && <Text color="fg.subtle">{builder.empty}</Text>}
      <Sortable
        ids={rows.map(({ id }) => id)}
        nameOf={nameOf}
        onOrder={(order) => apply(order.flatMap((id) => rows.find((row) => row.id === id) ?? []))}
      >
        <Stack as="ol" gap="2" listStyleType="none" p="0" aria-label={label}>
          {rows.map((row, index) => (
            <SortableRow key={row.id} id={row.id} name={nameOf(row.id)} isDisabled={isReadOnly}>
              {(handle) => (
                <Box border="1px solid" borderColor="border" borderRadius="control" px="2" py="1.5">
                  <Flex align="center" gap="1">
                    {handle}
                    <Text flex="1" minW="0" fontWeight="600" overflowWrap="anywhere">
                      {row.block ? nameOf(row.id) : fill(builder.unknown, { line: row.line })}
                    </Text>
                    {!isReadOnly && (
                      <>
                        <MoveButtons id={row.id} name={nameOf(row.id)} />
                        <IconButton
                          ref={(button: HTMLButtonElement | null) => {
                            if (button) removers.current.set(row.id, button);
                            else removers.current.delete(row.id);
                          }}
                          {...ROW_ICON}
                          aria-label={fill(builder.remove, { name: nameOf(row.id) })}
                          onClick={() => remove(row, index)}
                        >
                          <X size={17} aria-hidden="true" />
                        </IconButton>
                      </>
                    )}
                  </Flex>
                  {row.block && (
                    <Box id={blockRowId(row.id)}>
                      <ShownEntries
                        block={row.block}
                        label={fill(builder.shows, { name: nameOf(row.id) })}
                        isReadOnly={isReadOnly}
                        onChange={(block) => show(row, block)}
                      />
                    </Box>
                  )}
                </Box>
              )}
            </SortableRow>
          ))}
        </Stack>
      </Sortable>
      {!isReadOnly && (
        <Flex gap="2" wrap="wrap" align="end">
          <Choice
            w="12rem"
            label={builder.kind}
            value={kind}
            choices={BLOCK_KINDS.map((one) => [one, words[one].name])}
            onChoice={setKind}
          />
          <Button
            ref={addButton}
            size="sm"
            variant="outline"
            // Not `disabled`, which would lose the focus at the ninth block.
            aria-disabled={!isAddable || undefined}
            opacity={isAddable ? 1 : 0.5}
            onClick={add}
          >
            <Plus size={16} aria-hidden="true" />
            {builder.add}
          </Button>
        </Flex>
      )}
      <Text role="status" fontSize="0.8125rem" color="fg.subtle">
        {isFull ? builder.full : told || (isAddable ? '' : builder.single)}
      </Text>
      {hint && (
        <Text fontSize="0.8125rem" color="fg.subtle">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
