import { Check, ChevronDown } from 'lucide-react';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { Flag } from '~/ui/flag';
import { LanguageLink } from './language-link';
import * as styles from './language-menu.css';
import * as bar from './navigation.css';
import { useLanguageAddresses } from './use-language-addresses';

const MENU_ID = 'language-menu';

export function LanguageMenu() {
  const { nav } = useTexts('frame');
  const { language, languages } = useLanguageAddresses();
  const code = language.toUpperCase();
  return (
    <>
      <button
        type="button"
        id="language-trigger"
        className={bar.tool}
        // Begins with the visible code, for speech control (WCAG 2.5.3).
        aria-label={fill(nav.language, { code })}
        aria-haspopup="menu"
        aria-expanded={false}
        {...{ popovertarget: MENU_ID }}
      >
        <Flag language={language} />
        <span className={bar.code}>{code}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div
        id={MENU_ID}
        role="menu"
        aria-label={nav.languages}
        tabIndex={-1}
        className={styles.menu}
        {...{ popover: 'auto' }}
      >
        {languages.map((shown) => (
          <LanguageLink
            key={shown.code}
            to={shown}
            href={shown.href}
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
          >
            <Flag language={shown.code} />
            {shown.name}
            {shown.isCurrent && <Check size={16} aria-hidden="true" />}
          </LanguageLink>
        ))}
      </div>
    </>
  );
}
