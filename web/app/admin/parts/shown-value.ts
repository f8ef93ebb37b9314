import type { FieldValue } from 'contract/entry-body';
import { useTexts } from '~/i18n/texts';

/** Returns how a value of a form is shown outside of its field. */
export function useShownValue(): (value: FieldValue) => string {
  const { conflict } = useTexts('admin');
  return (value) => {
    if (value === true) return conflict.on;
    if (value === false) return conflict.off;
    return (Array.isArray(value) ? value.join('\n') : String(value ?? '')) || conflict.empty;
  };
}
