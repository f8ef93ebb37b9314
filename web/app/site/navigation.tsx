import { Menu, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { container, needsScript } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { useOnDemand } from '~/ui/use-on-demand';
import { Brand } from './brand';
import { LanguageSwitcher } from './language-switcher';
import * as styles from './navigation.css';
import { currentMark, NAVIGATION, SCHEDULE, SEARCH } from './navigation-items';
import { SolutionsItem } from './solutions-item';
import { usePath } from './use-path';

/** From here on the navigation is opaque (specification, section 9). */
const SCROLL_THRESHOLD_PX = 10;
const MENU_TRIGGER_ID = 'site-menu-trigger';

const loadMenu = () => import('./mobile-menu');
const MobileMenu = lazy(loadMenu);

export function Navigation() {
  const { nav } = useTexts('frame');
  const isScrolled = useScrolled();
  const menu = useOnDemand(loadMenu);
  const path = usePath();
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={container}>
        <nav className={styles.bar} aria-label={nav.label} lang={nav.lang}>
          <Link to="/" aria-label={nav.homeLink}>
            <Brand />
          </Link>
          <ul className={styles.items}>
            {NAVIGATION.map(({ text, to }) => {
              const mark = currentMark(text, path);
              if (text === 'solutions') return <SolutionsItem key={text} to={to} mark={mark} />;
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
              <LanguageSwitcher />
              <button
                type="button"
                id={MENU_TRIGGER_ID}
                className={cx(styles.tool, styles.menuTool)}
                aria-label={nav.openMenu}
                aria-haspopup="dialog"
                aria-expanded={menu.isOpen}
                {...menu.triggerProps}
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
      {menu.isWanted && (
        <Suspense>
          <MobileMenu isOpen={menu.isOpen} onOpenChange={menu.change} triggerId={MENU_TRIGGER_ID} />
        </Suspense>
      )}
    </header>
  );
}

function useScrolled() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
