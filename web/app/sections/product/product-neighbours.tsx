import { ProductIllustration } from '~/drawings/product-illustration';
import { productPath } from '~/features/products/products';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import type { ColorName } from '~/theme/tokens';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './product-neighbours.css';

export interface ShownNeighbours {
  title: string;
  lead: string;
  lang?: string;
  products: { product: string; name: string; text: string; color: ColorName; isHere: boolean }[];
}

export function ProductNeighbours({
  neighbours: { title, lead, lang, products },
}: {
  neighbours: ShownNeighbours;
}) {
  return (
    <Section ground="paper" lang={lang} labelledBy="neighbours-title">
      <SectionHeading id="neighbours-title" title={title} lead={lead} />
      <ul className={styles.chain}>
        {products.map(({ product, name, text, color, isHere }) => (
          <li key={product} className={cx(accent[color], styles.link)} data-here={isHere || undefined}>
            <div className={styles.picture} data-drawing={isHere ? undefined : productPath(product)}>
              <ProductIllustration product={product} />
            </div>
            <div>
              <h3 className={cx(h3, styles.name)}>
                {isHere ? (
                  name
                ) : (
                  <Link to={productPath(product)} className={styles.whole}>
                    {name}
                  </Link>
                )}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
