import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { LANGUAGES } from '~/i18n/languages';
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
  const name = LANGUAGES.find(({ code }) => code === language)?.name ?? '';
  return (
    <>
      <button
        type="button"
        id={TRIGGER_ID}
        className={styles.tool}
        aria-label={fill(nav.language, { name })}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        {...menu.triggerProps}
      >
        <Flag language={language} />
        <span className={styles.code}>{language.toUpperCase()}</span>
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
