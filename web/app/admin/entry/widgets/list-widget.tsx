import { Button, Flex, IconButton, Stack, Text, Textarea } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { MoveButtons, ROW_ICON, Sortable, SortableRow } from '~/admin/list/sortable';
import { useTooLong } from '~/admin/parts/too-long';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { WidgetProps } from './widget';

let made = 0;
const newId = () => `row-${++made}`;

/** Gives rows ids, because two entries may have the same text. A moved row keeps its id. */
function useRowIds(values: readonly string[]) {
  const [ids, setIds] = useState(() => values.map(newId));
  if (ids.length === values.length) return [ids, setIds] as const;
  // Another editor has changed the number of values.
  const matching = values.map((_value, index) => ids[index] ?? newId());
  setIds(matching);
  return [matching, setIds] as const;
}

/** A constant, because a new array would count as a change. */
const EMPTY: readonly string[] = [];

export function ListWidget(props: WidgetProps) {
  // Each language has its own rows.
  return <ListRows key={props.language} {...props} />;
}

function ListRows({ field, label, language, value, hint, isReadOnly, onChange }: WidgetProps) {
  const { lines: words } = useTexts('admin');
  const values = Array.isArray(value) ? value : EMPTY;
  const excess = useTooLong();
  const tooLong = (text: string) => excess(text, field.limit ?? Number.POSITIVE_INFINITY);
  const [ids, setIds] = useRowIds(values);
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const addButton = useRef<HTMLButtonElement>(null);
  const toFocus = useRef<string | 'add' | null>(null);
  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    if (toFocus.current === 'add') addButton.current?.focus();
    else fields.current.get(toFocus.current)?.focus();
    toFocus.current = null;
  });

  const apply = (rows: readonly { id: string; value: string }[]) => {
    setIds(rows.map(({ id }) => id));
    onChange(rows.map(({ value }) => value));
  };
  const rows = ids.map((id, index) => ({ id, value: values[index] ?? '' }));
  const write = (id: string, value: string) =>
    apply(rows.map((row) => (row.id === id ? { id, value } : row)));
  const insert = (index: number, texts: readonly string[]) => {
    const added = texts.map((value) => ({ id: newId(), value }));
    toFocus.current = added.at(-1)?.id ?? null;
    apply([...rows.slice(0, index), ...added, ...rows.slice(index)]);
  };
  const remove = (index: number) => {
    const others = rows.filter((_row, at) => at !== index);
    toFocus.current = (others[index] ?? others.at(-1))?.id ?? 'add';
    apply(others);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      insert(index + 1, ['']);
    }
    if (event.key === 'Backspace' && rows[index]?.value === '') {
      event.preventDefault();
      remove(index);
    }
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim());
    const [first, ...more] = lines.filter(Boolean);
    if (first === undefined || more.length === 0 || rows[index]?.value !== '') return;
    event.preventDefault();
    const added = more.map((value) => ({ id: newId(), value }));
    toFocus.current = added.at(-1)?.id ?? null;
    const own = rows.map((row, at) => (at === index ? { ...row, value: first } : row));
    apply([...own.slice(0, index + 1), ...added, ...own.slice(index + 1)]);
  };

  const nameOf = (id: string) =>
    rows.find((row) => row.id === id)?.value || fill(words.item, { number: ids.indexOf(id) + 1 });
  return (
    <Stack gap="1.5">
      <Text fontSize="0.875rem" fontWeight="600">
        {label}
      </Text>
      <Sortable
        ids={ids}
        nameOf={nameOf}
        onOrder={(order) => apply(order.flatMap((id) => rows.find((row) => row.id === id) ?? []))}
      >
        <Stack as="ul" gap="1.5" listStyleType="none" aria-label={label}>
          {rows.map(({ id, value }, index) => (
            <SortableRow key={id} id={id} name={nameOf(id)} isDisabled={isReadOnly}>
              {(handle) => (
                <>
                  <Flex align="start" gap="0.5">
                    <Flex pt="1">{handle}</Flex>
                    <Textarea
                      ref={(field: HTMLTextAreaElement | null) => {
                        if (field) fields.current.set(id, field);
                        else fields.current.delete(id);
                      }}
                      autoresize
                      rows={1}
                      size="sm"
                      py="2"
                      flex="1"
                      minW="0"
                      lang={language ?? undefined}
                      aria-invalid={tooLong(value) !== null || undefined}
                      aria-errormessage={`${id}-fault`}
                      readOnly={isReadOnly}
                      value={value}
                      aria-label={`${label}: ${fill(words.item, { number: index + 1 })}`}
                      onChange={(event) => write(id, event.target.value.replace(/\s*\n\s*/g, ' '))}
                      onKeyDown={(event) => onKeyDown(event, index)}
                      onPaste={(event) => onPaste(event, index)}
                    />
                    {!isReadOnly && (
                      <Flex pt="1">
                        <MoveButtons id={id} name={nameOf(id)} />
                        <IconButton
                          {...ROW_ICON}
                          aria-label={fill(words.remove, { name: nameOf(id) })}
                          onClick={() => remove(index)}
                        >
                          <X size={17} aria-hidden="true" />
                        </IconButton>
                      </Flex>
                    )}
                  </Flex>
                  {tooLong(value) && (
                    <Text id={`${id}-fault`} role="alert" ps="8" fontSize="0.75rem" color="fg.error">
                      {tooLong(value)}
                    </Text>
                  )}
                </>
              )}
            </SortableRow>
          ))}
        </Stack>
      </Sortable>
      {!isReadOnly && (
        <Button
          ref={addButton}
          variant="ghost"
          size="xs"
          alignSelf="start"
          colorPalette="brand"
          aria-label={`${label}: ${words.add}`}
          onClick={() => insert(rows.length, [''])}
        >
          <Plus size={16} aria-hidden="true" />
          {words.add}
        </Button>
      )}
      {hint && (
        <Text mt="0.5" fontSize="0.8125rem" color="fg.subtle">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
