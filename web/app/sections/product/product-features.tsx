import { Illustration } from '~/drawings/illustration';
import { detailOf } from '~/drawings/illustration-names';
import { CodeText } from '~/ui/code-text';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import type { ProductCopy } from './product-copy';
import * as styles from './product-features.css';

interface ProductFeaturesProps {
  product: string;
  features: ProductCopy['features'];
}

export function ProductFeatures({ product, features }: ProductFeaturesProps) {
  return (
    <Section ground="paper" lang={features.lang} labelledBy="features-title">
      <SectionHeading id="features-title" title={features.title} lead={features.lead} />
      <div className={styles.cells} data-count={features.items.length}>
        {features.items.map(({ title, text, badge }, index) => (
          <article key={title} className={styles.cell}>
            {index === 0 && (
              <div className={styles.detail}>
                <Illustration name={detailOf(product)} />
              </div>
            )}
            <div>
              <div className={styles.cellTop}>
                <h3 className={h3}>{title}</h3>
                {badge && <span className={styles.ready}>{badge}</span>}
              </div>
              <p>
                <CodeText>{text}</CodeText>
              </p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
