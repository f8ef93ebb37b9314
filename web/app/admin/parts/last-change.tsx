import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { longDate } from './dates';

interface LastChangeProps {
  of: { lastUpdated: string | null; updatedBy: string | null };
  /** Hides the date while all fields are empty: a start of Strapi makes the entry, nobody wrote it. */
  isEmpty?: boolean;
}

export function LastChange({ of: { lastUpdated, updatedBy }, isEmpty = false }: LastChangeProps) {
  const { form } = useTexts('admin');
  if (lastUpdated === null || (updatedBy === null && isEmpty)) return null;
  const text = updatedBy === null ? form.lastUpdated : form.lastUpdatedBy;
  return <>{fill(text, { date: longDate(lastUpdated), name: updatedBy ?? '' })}</>;
}
