import { X } from 'lucide-react';
import { PRODUCTS, productPath } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { Link } from '~/ui/link';
import * as styles from './mobile-menu.css';
import { currentMark, NAVIGATION, SEARCH } from './navigation-items';
import { usePath } from './use-path';

export const MOBILE_MENU_ID = 'site-menu';

export function MobileMenu() {
  const { nav } = useTexts('frame');
  const path = usePath();
  return (
    <dialog id={MOBILE_MENU_ID} aria-labelledby="site-menu-title" className={styles.drawer} lang={nav.lang}>
      <div className={styles.content}>
        <h2 id="site-menu-title" className={styles.title}>
          {nav.menuTitle}
        </h2>
        <ul className={styles.items}>
          {[...NAVIGATION, SEARCH].map(({ text, to }) => (
            <li key={text}>
              <Link
                to={to}
                className={styles.item}
                aria-current={text === 'search' ? undefined : currentMark(text, path)}
              >
                {nav[text]}
              </Link>
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
  const { products } = useTexts('frame');
  return (
    <ul className={styles.products} lang={products.lang}>
      {PRODUCTS.map(({ key, text }) => (
        <li key={key}>
          <Link
            to={productPath(key)}
            className={styles.product}
            aria-current={path === productPath(key) ? 'page' : undefined}
          >
            {products[text]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
