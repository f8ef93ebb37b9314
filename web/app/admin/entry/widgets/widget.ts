import type { FieldValue } from 'contract/entry-body';
import type { Field } from 'contract/field';
import type { Language } from 'contract/languages';

export interface WidgetProps {
  name: string;
  field: Field;
  label: string;
  language: Language | null;
  value: FieldValue;
  /** Returns the words for a choice; an empty one stands for no choice. */
  nameOf: (choice: string) => string;
  placeholder: string;
  hint: string | undefined;
  fault: string | null;
  isReadOnly: boolean;
  isChanged: boolean;
  onChange: (value: FieldValue) => void;
}
