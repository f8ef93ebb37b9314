import { contactAbout, meetingAbout } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { actions, primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { h1 } from '~/ui/section.css';
import { MaturityBand } from './maturity-band';
import * as styles from './product.css';
import type { ProductCopy } from './product-copy';
import { ProductTop, productTitleId } from './product-top';
import { SecondaryAction } from './secondary-action';

interface ProductHeroProps {
  product: string;
  stage: string;
  hero: ProductCopy['hero'];
  isPartlyGerman: boolean;
}

export function ProductHero({ product, stage, hero, isPartlyGerman }: ProductHeroProps) {
  const { labels } = useTexts('product');
  return (
    <ProductTop
      product={product}
      lang={hero.lang}
      foot={<MaturityBand stage={stage} badge={hero.badge} badgeNote={hero.badgeNote} banner={hero.banner} />}
    >
      <h1 id={productTitleId} className={h1}>
        {hero.title}
      </h1>
      <p className={styles.subtitle}>{hero.subtitle}</p>
      <p className={styles.description}>{hero.description}</p>
      <div className={actions}>
        <Link to={meetingAbout(product)} className={cx(primary, styles.primary)}>
          {hero.demo}
        </Link>
        <Link to={contactAbout(product)} className={secondary}>
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
  );
}
