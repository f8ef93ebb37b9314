import { Illustration } from '~/drawings/illustration';
import { useProducts } from '~/features/products/use-products';
import { useTexts } from '~/i18n/texts';
import { Link } from '~/ui/link';
import * as styles from './product-tiles.css';
import { usePath } from './use-path';

export function ProductTiles() {
  const { productLines } = useTexts('frame');
  const current = usePath();
  return (
    <ul className={styles.tiles}>
      {useProducts().map(({ key, path, name, tagline, text, color, illustration }) => (
        <li key={key} className={styles.tile} data-color={color}>
          <span className={styles.picture}>
            <Illustration name={illustration} />
          </span>
          <span className={styles.words}>
            <Link
              to={path}
              className={styles.name}
              lang={name.lang}
              aria-current={current === path ? 'page' : undefined}
            >
              {name.value}
            </Link>
            <span className={styles.line} lang={tagline?.lang ?? productLines.lang}>
              {tagline?.value ?? (text && productLines[text])}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
