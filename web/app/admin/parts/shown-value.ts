import type { FieldValue } from 'contract/entry-body';
import { useTexts } from '~/i18n/texts';

/**
 * Returns how a value is shown outside of its field.
 * @returns a function that takes the value, and the form's words for a choice, a switch or no value (an empty text)
 */
export function useShownValue() {
  const { conflict } = useTexts('admin');
  return (value: FieldValue, wordsOf?: (value: string | boolean) => string | undefined): string => {
    const one = value ?? '';
    const words = typeof one === 'string' || typeof one === 'boolean' ? wordsOf?.(one) : undefined;
    if (words) return words;
    if (typeof one === 'boolean') return one ? conflict.on : conflict.off;
    return (Array.isArray(one) ? one.join('\n') : String(one)) || conflict.empty;
  };
}
