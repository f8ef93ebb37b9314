import { useTexts } from '~/i18n/texts';
import { badge } from '~/sections/shared/page-top.css';
import { cx } from '~/styled-system/css';
import { actions, primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { h1 } from '~/ui/section.css';
import * as styles from './product.css';
import type { ProductCopy } from './product-copy';
import { ProductTop, productTitleId } from './product-top';
import { SecondaryAction } from './secondary-action';

interface ProductHeroProps {
  product: string;
  hero: ProductCopy['hero'];
  /** Some of this page's texts stand in German for want of a translation. */
  isPartlyGerman: boolean;
}

export function ProductHero({ product, hero, isPartlyGerman }: ProductHeroProps) {
  const { labels } = useTexts('product');
  return (
    <>
      <ProductTop product={product} lang={hero.lang}>
        <p className={badge}>{hero.badge}</p>
        {hero.badgeNote && <p className={styles.badgeNote}>{hero.badgeNote}</p>}
        <h1 id={productTitleId} className={h1}>
          {hero.title}
        </h1>
        <p className={styles.subtitle}>{hero.subtitle}</p>
        <p className={styles.description}>{hero.description}</p>
        <div className={actions}>
          <Link to="/schedule-meeting" className={cx(primary, styles.primary)}>
            {hero.demo}
          </Link>
          <Link to="/#contact" className={secondary}>
            {hero.contact}
          </Link>
          <SecondaryAction product={product} label={hero.secondary} />
        </div>
        {isPartlyGerman && (
          <p className={styles.fallbackNote} lang={labels.lang}>
            {labels.fallbackNote}
          </p>
        )}
      </ProductTop>
      {hero.banner && (
        <p className={styles.banner} lang={hero.lang}>
          {hero.banner}
        </p>
      )}
    </>
  );
}
