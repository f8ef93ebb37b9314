import { Field, Input, Textarea } from '@chakra-ui/react';
import type { Widget } from 'contract/field';
import { textOf } from '~/admin/entry/entry-fields';
import { Labelled } from '~/admin/parts/labelled';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import type { WidgetProps } from './widget';

const ROWS: Readonly<Partial<Record<Widget, number>>> = { text: 4, markdown: 6 };

/** Edits a line, an address, or a text of several lines. `lang` enables the spelling check. */
export function TextWidget({
  field: { widget, counts },
  label,
  language,
  value,
  placeholder,
  hint,
  fault,
  isReadOnly,
  onChange,
}: WidgetProps) {
  const count = useCount(counts, textOf(value));
  const isAddress = widget === 'address';
  const common = {
    value: textOf(value),
    placeholder: isAddress ? 'https://' : placeholder,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    size: 'sm',
    ...(language && { lang: language, spellCheck: true }),
    ...(isAddress && ({ type: 'url', inputMode: 'url' } as const)),
  } as const;
  return (
    <Labelled
      readOnly={isReadOnly}
      label={label}
      labelStyle={{ fontWeight: '600', overflowWrap: 'anywhere' }}
      hint={hint}
      fault={fault}
    >
      {widget in ROWS ? (
        <Textarea {...common} autoresize rows={ROWS[widget] ?? 1} maxH="24rem" />
      ) : (
        <Input {...common} />
      )}
      {count && !fault && (
        <Field.HelperText color={count.isOver ? 'yellow.fg' : 'fg.subtle'}>{count.words}</Field.HelperText>
      )}
    </Labelled>
  );
}

function useCount(
  counts: number | 'words' | undefined,
  text: string,
): { words: string; isOver: boolean } | null {
  const { counts: texts } = useTexts('admin');
  if (counts === undefined || text.trim() === '') return null;
  if (counts === 'words') {
    const count = text.split(',').filter((word) => word.trim() !== '').length;
    return { words: count === 1 ? texts.keywordsOne : fill(texts.keywords, { count }), isOver: false };
  }
  const count = text.trim().length;
  const isOver = count > counts;
  return { words: fill(isOver ? texts.over : texts.characters, { count, limit: counts }), isOver };
}
