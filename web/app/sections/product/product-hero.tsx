import type { ProjectIllustration } from 'contract/project-fields';
import { Illustration } from '~/drawings/illustration';
import type { ProductCopy } from '~/features/products/product-copy';
import { contactAbout, meetingAbout } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { GermanOnlyNote } from '~/sections/shared/german-only-note';
import { cx } from '~/styled-system/css';
import { actions, primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { h1 } from '~/ui/section.css';
import { MaturityBand } from './maturity-band';
import * as styles from './product.css';
import { ProductTop, productTitleId } from './product-top';
import { isWideScreen, screenOf } from './screens/product-screen';
import { SecondaryAction } from './secondary-action';

interface ProductHeroProps {
  product: string;
  stage: string;
  illustration: ProjectIllustration;
  hero: ProductCopy['hero'];
  /** How much of the page is in German instead of its own language. */
  german: 'all' | 'parts' | null;
}

export function ProductHero({ product, stage, illustration, hero, german }: ProductHeroProps) {
  const { labels } = useTexts('product');
  const { title, subtitle, description } = hero;
  const Screen = screenOf(product);
  return (
    <ProductTop
      picture={
        Screen ? (
          <Screen name={title.value} />
        ) : (
          <div className={styles.picture}>
            <Illustration name={illustration} />
          </div>
        )
      }
      isWide={isWideScreen(product)}
      lang={hero.lang}
      head={
        <>
          {german === 'all' && <GermanOnlyNote />}
          <h1 id={productTitleId} className={h1} lang={title.lang}>
            {title.value}
          </h1>
          <p className={styles.subtitle} lang={subtitle.lang}>
            {subtitle.value}
          </p>
        </>
      }
      foot={<MaturityBand stage={stage} badge={hero.badge} badgeNote={hero.badgeNote} banner={hero.banner} />}
    >
      <p className={styles.description} lang={description.lang}>
        {description.value}
      </p>
      <div className={actions}>
        <Link to={meetingAbout(product)} className={cx(primary, styles.primary)}>
          {hero.demo}
        </Link>
        <Link to={contactAbout(product)} className={secondary}>
          {hero.contact}
        </Link>
        <SecondaryAction product={product} label={hero.secondary} />
      </div>
      {german === 'parts' && (
        <p className={styles.fallbackNote} lang={labels.lang}>
          {labels.fallbackNote}
        </p>
      )}
    </ProductTop>
  );
}
