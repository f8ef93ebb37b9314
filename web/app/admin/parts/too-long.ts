import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

const number = new Intl.NumberFormat('de-DE');

/** Returns the number of characters above the limit, in UTF-16 units like the contract and `maxLength`. */
export function excessOf(text: string, limit: number): number {
  return Math.max(0, text.length - limit);
}

/** Returns the error for a text above its limit, or null. Replaces `maxLength`, which silently cuts pasted text. */
export function useTooLong(): (text: string, limit: number) => string | null {
  const { form } = useTexts('admin');
  return (text, limit) => {
    const count = excessOf(text, limit);
    return count === 0
      ? null
      : fill(form.tooLong, { count: number.format(count), limit: number.format(limit) });
  };
}
