import { ArrowLeft } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { ProductIllustration } from '~/sections/shared/illustrations/product-illustration';
import { cx } from '~/styled-system/css';
import { actions, primary, secondary } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { h1 } from '~/ui/section.css';
import * as styles from './product.css';
import type { ProductCopy } from './product-copy';
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
      <section lang={hero.lang} aria-labelledby="product-title" className={styles.hero}>
        <Lattice tone="onPaper" className={styles.lattice} />
        <div className={container}>
          <Link to="/" className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {labels.back}
          </Link>
          <div className={styles.columns}>
            <div>
              <p className={styles.badge}>{hero.badge}</p>
              <h1 id="product-title" className={h1}>
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
            </div>
            <div className={styles.picture}>
              <ProductIllustration product={product} />
            </div>
          </div>
        </div>
      </section>
      {hero.banner && (
        <p className={styles.banner} lang={hero.lang}>
          {hero.banner}
        </p>
      )}
    </>
  );
}
