import type { ProjectIllustration } from 'contract/project-fields';
import { Check } from 'lucide-react';
import { Illustration } from '~/drawings/illustration';
import { detailOf } from '~/drawings/illustration-names';
import type { ProductCopy } from '~/features/products/product-copy';
import { useTexts } from '~/i18n/texts';
import { CodeText } from '~/ui/code-text';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as page from './product.css';
import * as styles from './product-features.css';

interface ProductFeaturesProps {
  illustration: ProjectIllustration;
  capabilities: ProductCopy['capabilities'];
  features: ProductCopy['features'];
}

export function ProductFeatures({ illustration, capabilities, features }: ProductFeaturesProps) {
  const { generic } = useTexts('product');
  if (!capabilities) return features.value.length > 0 && <Features features={features} />;
  const { title, lead, items, lang } = capabilities;
  return (
    <Section ground="paper" lang={lang} labelledBy="features-title">
      <SectionHeading id="features-title" title={title} lead={lead} />
      <div className={styles.cells} data-count={items.length}>
        {items.map(({ title, text, badge }, index) => (
          <article key={title} className={styles.cell}>
            {index === 0 && (
              <div className={styles.detail}>
                <Illustration name={detailOf(illustration)} />
              </div>
            )}
            <div>
              <div className={styles.cellTop}>
                <h3 className={h3}>
                  <CodeText>{title}</CodeText>
                </h3>
                {badge && <span className={styles.ready}>{badge}</span>}
              </div>
              <p>
                <CodeText>{text}</CodeText>
              </p>
            </div>
          </article>
        ))}
      </div>
      {features.value.length > 0 && (
        <div className={styles.glance}>
          <h3 className={h3} lang={generic.lang}>
            {generic.featuresTitle}
          </h3>
          <FeatureList features={features} />
        </div>
      )}
    </Section>
  );
}

function Features({ features }: Pick<ProductFeaturesProps, 'features'>) {
  const { generic } = useTexts('product');
  return (
    <Section lang={generic.lang} labelledBy="features-title">
      <div className={page.split}>
        <div className={page.held}>
          <SectionHeading id="features-title" spacing="none" title={generic.featuresTitle} />
        </div>
        <FeatureList features={features} />
      </div>
    </Section>
  );
}

function FeatureList({ features }: Pick<ProductFeaturesProps, 'features'>) {
  return (
    <ul className={page.benefitList} lang={features.lang}>
      {features.value.map((feature) => (
        <li key={feature} className={page.benefit}>
          <Check size={22} strokeWidth={1.75} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
