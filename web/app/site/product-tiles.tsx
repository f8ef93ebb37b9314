import { ProductIllustration } from '~/drawings/product-illustration';
import { PRODUCTS, productPath } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { Link } from '~/ui/link';
import * as styles from './product-tiles.css';
import { usePath } from './use-path';

export function ProductTiles() {
  const { products, productLines } = useTexts('frame');
  const current = usePath();
  return (
    <ul className={styles.tiles} lang={productLines.lang}>
      {PRODUCTS.map(({ key, text, color }) => (
        <li key={key} className={styles.tile} data-color={color}>
          <span className={styles.picture}>
            <ProductIllustration product={key} />
          </span>
          <span className={styles.words}>
            <Link
              to={productPath(key)}
              className={styles.name}
              aria-current={current === productPath(key) ? 'page' : undefined}
            >
              {products[text]}
            </Link>
            <span className={styles.line}>{productLines[text]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
