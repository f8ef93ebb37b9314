import { X } from 'lucide-react';
import { useProducts } from '~/features/products/use-products';
import { useTexts } from '~/i18n/texts';
import { useLeadsToHidden } from '~/i18n/use-hidden-sections';
import { Link } from '~/ui/link';
import * as styles from './mobile-menu.css';
import { currentMark, NAVIGATION, SEARCH } from './navigation-items';
import { usePath } from './use-path';

export const MOBILE_MENU_ID = 'site-menu';

export function MobileMenu() {
  const { nav } = useTexts('frame');
  const path = usePath();
  const leadsToHidden = useLeadsToHidden();
  const items = [...NAVIGATION, SEARCH].filter(({ text, to }) => text === 'solutions' || !leadsToHidden(to));
  return (
    <dialog id={MOBILE_MENU_ID} aria-labelledby="site-menu-title" className={styles.drawer} lang={nav.lang}>
      <div className={styles.content}>
        <h2 id="site-menu-title" className={styles.title}>
          {nav.menuTitle}
        </h2>
        <ul className={styles.items}>
          {items.map(({ text, to }) => (
            <li key={text}>
              {leadsToHidden(to) ? (
                <span className={styles.item}>{nav[text]}</span>
              ) : (
                <Link
                  to={to}
                  className={styles.item}
                  aria-current={text === 'search' ? undefined : currentMark(text, path)}
                >
                  {nav[text]}
                </Link>
              )}
              {text === 'solutions' && <Products path={path} />}
            </li>
          ))}
        </ul>
        <Link to="/#contact" className={styles.contact}>
          {nav.getInTouch}
        </Link>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={nav.closeMenu}>
            <X size={20} aria-hidden="true" />
          </button>
        </form>
      </div>
    </dialog>
  );
}

function Products({ path }: { path: string }) {
  return (
    <ul className={styles.products}>
      {useProducts().map((product) => (
        <li key={product.key}>
          <Link
            to={product.path}
            className={styles.product}
            lang={product.name.lang}
            aria-current={path === product.path ? 'page' : undefined}
          >
            {product.name.value}
          </Link>
        </li>
      ))}
    </ul>
  );
}
