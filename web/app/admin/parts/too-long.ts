import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

const number = new Intl.NumberFormat('de-DE');

/** How many characters have to go; 0 when the text fits. Counted as the contract and `maxLength` do. */
export function excessOf(text: string, limit: number): number {
  return Math.max(0, text.length - limit);
}

/**
 * What a field says about a text that is too long, null when it fits. In place of `maxLength`, which would cut off the
 * end of a pasted text without a word.
 */
export function useTooLong(): (text: string, limit: number) => string | null {
  const { form } = useTexts('admin');
  return (text, limit) => {
    const count = excessOf(text, limit);
    return count === 0
      ? null
      : fill(form.tooLong, { count: number.format(count), limit: number.format(limit) });
  };
}
