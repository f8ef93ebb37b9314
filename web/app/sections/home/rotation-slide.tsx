import { Illustration } from '~/drawings/illustration';
import type { ShownProduct } from '~/features/products/products';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { OnwardLink } from '~/ui/onward-link';
import * as styles from './hero.css';

type HeroProducts = PageTexts<'home'>['heroProducts'];

const builtInSlide = ({ text }: ShownProduct, texts: HeroProducts) =>
  text !== null && text !== 'attrianCredentials' ? texts[text] : null;

export const rotating = (products: readonly ShownProduct[], texts: HeroProducts) =>
  products.filter((product) => product.tagline !== null || builtInSlide(product, texts) !== null);

export function RotationSlideContent({ product }: { product: ShownProduct }) {
  const { path, name, tagline, stage, illustration } = product;
  const { hero, heroProducts } = useTexts('home');
  const builtIn = builtInSlide(product, heroProducts);
  return (
    <>
      <div className={styles.picture}>
        <Illustration name={illustration} />
      </div>
      <div className={styles.body} lang={heroProducts.lang}>
        {builtIn && <p className={styles.kind}>{builtIn.kind}</p>}
        <div className={styles.titleRow}>
          <h2 className={styles.name} lang={name.lang}>
            {name.value}
          </h2>
          {stage && <MaturityRail stage={stage} />}
        </div>
        <p className={styles.line} lang={tagline?.lang}>
          {tagline?.value ?? builtIn?.line}
        </p>
        <OnwardLink to={path} className={styles.more}>
          {fill(hero.more, { name: name.value })}
        </OnwardLink>
      </div>
    </>
  );
}
