import type { Language } from 'contract/languages';
import { usePageFacts } from '~/i18n/page-context';
import { frame } from './flag.css';

/** Drawn, because flag emoji do not exist on Windows (decisions A18). Decoration: the language's name stands beside it. */
export function Flag({ language }: { language: Language }) {
  const { illustrations } = usePageFacts();
  return (
    <svg viewBox="0 0 22 16" className={frame} aria-hidden="true">
      <use href={`${illustrations}#flag-${language}`} />
    </svg>
  );
}
