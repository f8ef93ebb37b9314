import { Box, Stack } from '@chakra-ui/react';
import type { FieldValue, Place } from 'contract/entry-body';
import type { Field, Widget } from 'contract/field';
import { type ComponentType, memo } from 'react';
import type { DraftForm } from '~/admin/drafts/use-draft';
import { useSteady } from '~/admin/drafts/use-steady';
import { labelIn } from '~/admin/parts/language-name';
import { useTooLong } from '~/admin/parts/too-long';
import { useTexts } from '~/i18n/texts';
import { faultOf, textOf } from './entry-fields';
import { useFieldFocus } from './entry-focus';
import { useEntryForm } from './entry-form';
import type { Entry } from './use-entry';
import { ChoiceWidget } from './widgets/choice-widget';
import { DateWidget } from './widgets/date-widget';
import { ListWidget } from './widgets/list-widget';
import { SwitchWidget } from './widgets/switch-widget';
import { TextWidget } from './widgets/text-widget';
import { TimeWidget } from './widgets/time-widget';
import type { WidgetProps } from './widgets/widget';

/** Widgets of one thing alone come with its entry. */
const WIDGETS: Readonly<Partial<Record<Widget, ComponentType<WidgetProps>>>> = {
  line: TextWidget,
  text: TextWidget,
  markdown: TextWidget,
  address: TextWidget,
  list: ListWidget,
  choice: ChoiceWidget,
  switch: SwitchWidget,
  date: DateWidget,
  time: TimeWidget,
};

function useFaultText(): (field: Field, value: FieldValue, { language }: Place) => string | null {
  const { form } = useTexts('admin');
  const tooLong = useTooLong();
  const { isRefused } = useEntryForm();
  return (field, value, { language }) => {
    const fault = faultOf(field, value, language);
    if (fault === null) return null;
    if (fault === 'tooLong') return tooLong(textOf(value), field.limit ?? 0);
    // Half a value is no mistake yet.
    const isBegun = fault === 'required' || fault === 'address' || fault === 'format';
    if (isBegun && !isRefused) return null;
    return fault === 'format' ? (field.format?.advice ?? null) : form.faults[fault];
  };
}

interface EntryFieldProps {
  entry: Entry;
  place: Place;
}

export function EntryField({ entry, place }: EntryFieldProps) {
  const { fields, names, form, words, widgets, isReadOnly } = entry;
  const faultText = useFaultText();
  const root = useFieldFocus(entry.kind, place);
  const nameOf = useSteady((choice: string) => words.valueWords?.(place, choice) ?? choice);
  const field = fields[place.field];
  if (!field) throw new Error(`${entry.kind} has no field ${place.field}.`);
  const Control = widgets[place.field] ?? widgets[field.widget] ?? WIDGETS[field.widget];
  if (!Control) throw new Error(`${entry.kind} has no widget for ${field.widget}.`);
  const name = names.of(place);
  const value = form.values[name] ?? '';
  return (
    <Box ref={root} display="contents">
      <ShownField
        Control={Control}
        valueName={name}
        name={place.field}
        field={field}
        label={words.labelOf(place)}
        language={place.language}
        value={value}
        nameOf={nameOf}
        placeholder={words.placeholderOf?.(place, form.values) ?? ''}
        hint={words.hintOf?.(place, value)}
        fault={faultText(field, value, place)}
        isReadOnly={isReadOnly}
        isChanged={name in form.changes}
        set={form.set}
      />
    </Box>
  );
}

interface ShownFieldProps extends Omit<WidgetProps, 'onChange'> {
  Control: ComponentType<WidgetProps>;
  valueName: string;
  set: DraftForm['set'];
}

/** Memoized, so that typing renders this field only. */
const ShownField = memo(function ShownField({ Control, valueName, set, label, ...props }: ShownFieldProps) {
  return (
    <Control
      {...props}
      label={props.language ? labelIn(label, props.language) : label}
      onChange={(value) => set(valueName, value)}
    />
  );
});

export function SharedFields({
  entry,
  gap = '6',
  of,
}: {
  entry: Entry;
  gap?: string;
  of?: readonly string[];
}) {
  const shared = Object.keys(entry.fields).filter((field) => !entry.fields[field]?.isLocalized);
  return (
    <Stack gap={gap}>
      {(of ?? shared).map((field) => (
        <EntryField key={field} entry={entry} place={{ field, language: null }} />
      ))}
    </Stack>
  );
}
