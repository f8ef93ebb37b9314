import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { fill, useTexts } from '~/i18n/texts';
import { Flag } from '~/ui/flag';
import { useOnDemand } from '~/ui/use-on-demand';
import * as styles from './navigation.css';
import { useLanguageChoice } from './use-language-choice';

const TRIGGER_ID = 'language-trigger';
const loadMenu = () => import('./language-menu');
const LanguageMenu = lazy(loadMenu);

export function LanguageSwitcher() {
  const { nav } = useTexts('frame');
  const { language } = useLanguageChoice();
  const menu = useOnDemand(loadMenu);
  const code = language.toUpperCase();
  return (
    <>
      <button
        type="button"
        id={TRIGGER_ID}
        className={styles.tool}
        // Begins with the code that stands on the button: people who speak to their computer say it (WCAG 2.5.3).
        aria-label={fill(nav.language, { code })}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        {...menu.triggerProps}
      >
        <Flag language={language} />
        <span className={styles.code}>{code}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {menu.isWanted && (
        <Suspense>
          <LanguageMenu isOpen={menu.isOpen} onOpenChange={menu.change} triggerId={TRIGGER_ID} />
        </Suspense>
      )}
    </>
  );
}
