import type { Language } from 'contract/languages';
import { usePageFacts } from '~/i18n/page-context';
import { frame } from './flag.css';

/** Drawn, because Windows has no flag emoji (decisions A18). Decorative: the language's name is beside it. */
export function Flag({ language }: { language: Language }) {
  const { illustrations } = usePageFacts();
  return (
    <svg viewBox="0 0 22 16" className={frame} aria-hidden="true">
      <use href={`${illustrations}#flag-${language}`} />
    </svg>
  );
}
