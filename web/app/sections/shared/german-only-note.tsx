import { Languages } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { note } from './german-only-note.css';

export function GermanOnlyNote() {
  const { fallback } = useTexts('frame');
  return (
    <p className={note} lang={fallback.lang}>
      <Languages size={18} aria-hidden="true" />
      {fallback.germanOnly}
    </p>
  );
}
