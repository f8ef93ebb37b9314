import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { longDate } from './dates';

interface LastChangeProps {
  of: { lastUpdated: string | null; updatedBy: string | null };
  /** Nobody has written anything yet; the entry itself is made at a start. */
  isEmpty: boolean;
}

export function LastChange({ of: { lastUpdated, updatedBy }, isEmpty }: LastChangeProps) {
  const { form } = useTexts('admin');
  if (lastUpdated === null || (updatedBy === null && isEmpty)) return null;
  const text = updatedBy === null ? form.lastUpdated : form.lastUpdatedBy;
  return <>{fill(text, { date: longDate(lastUpdated), name: updatedBy ?? '' })}</>;
}
