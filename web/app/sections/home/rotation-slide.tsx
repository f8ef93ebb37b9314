import { ProductIllustration } from '~/drawings/product-illustration';
import { PRODUCTS, productPath } from '~/features/products/products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { OnwardLink } from '~/ui/onward-link';
import * as styles from './hero.css';

export const ROTATING = PRODUCTS.filter((product) => product.key !== 'attrian-credentials');

interface RotationSlideContentProps {
  product: (typeof ROTATING)[number];
  /** As stored; undefined while the CMS does not say. */
  stage: string | undefined;
}

export function RotationSlideContent({ product: { key, text }, stage }: RotationSlideContentProps) {
  const { hero, heroProducts } = useTexts('home');
  const { products } = useTexts('frame');
  const name = products[text];
  return (
    <>
      <div className={styles.picture}>
        <ProductIllustration product={key} />
      </div>
      <div className={styles.body} lang={heroProducts.lang}>
        <p className={styles.kind}>{heroProducts[text].kind}</p>
        <div className={styles.titleRow}>
          <h2 className={styles.name}>{name}</h2>
          {stage && <MaturityRail stage={stage} />}
        </div>
        <p className={styles.line}>{heroProducts[text].line}</p>
        <OnwardLink to={productPath(key)} className={styles.more}>
          {fill(hero.more, { name })}
        </OnwardLink>
      </div>
    </>
  );
}
