import { Menu, Search } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { useLeadsToHidden } from '~/i18n/use-hidden-sections';
import { cx } from '~/styled-system/css';
import { container, needsScript } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Brand } from './brand';
import { LanguageMenu } from './language-menu';
import { MOBILE_MENU_ID, MobileMenu } from './mobile-menu';
import * as styles from './navigation.css';
import { currentMark, NAVIGATION, SCHEDULE, SEARCH } from './navigation-items';
import { SolutionsItem } from './solutions-item';
import { usePath } from './use-path';

export function Navigation() {
  const { nav } = useTexts('frame');
  const path = usePath();
  const leadsToHidden = useLeadsToHidden();
  return (
    <header className={styles.header} data-site-header="">
      <div className={container}>
        <nav className={styles.bar} aria-label={nav.label} lang={nav.lang}>
          <Link to="/" aria-label={nav.homeLink}>
            <Brand />
          </Link>
          <ul className={styles.items}>
            {NAVIGATION.map(({ text, to }) => {
              const mark = currentMark(text, path);
              const isHidden = leadsToHidden(to);
              if (text === 'solutions')
                return <SolutionsItem key={text} to={isHidden ? null : to} mark={mark} />;
              if (isHidden) return null;
              return (
                <li key={text}>
                  <Link to={to} className={styles.item} aria-current={mark}>
                    {nav[text]}
                  </Link>
                </li>
              );
            })}
          </ul>
          <div className={styles.tools}>
            <Link
              to={SEARCH.to}
              className={cx(styles.tool, styles.searchTool)}
              aria-label={nav[SEARCH.text]}
              title={nav[SEARCH.text]}
            >
              <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
            <div className={cx(styles.scriptTools, needsScript)}>
              <LanguageMenu />
              <button
                type="button"
                className={cx(styles.tool, styles.menuTool)}
                aria-label={nav.openMenu}
                aria-haspopup="dialog"
                data-opens-dialog={MOBILE_MENU_ID}
              >
                <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </div>
            <Link to={SCHEDULE.to} className={styles.schedule}>
              {nav[SCHEDULE.text]}
            </Link>
          </div>
        </nav>
      </div>
      <MobileMenu />
    </header>
  );
}
