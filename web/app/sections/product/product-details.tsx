import { ArrowRight, Check } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './product.css';
import type { ProductCopy } from './product-copy';

export function ProductFeatures({ features }: { features: ProductCopy['features'] }) {
  return (
    <Section ground="paper" lang={features.lang} labelledBy="features-title">
      <SectionHeading id="features-title" title={features.title} lead={features.lead} />
      <div className={styles.cards} data-count={features.items.length}>
        {features.items.map(({ title, text, badge }) => (
          <Reveal key={title}>
            <article className={styles.card}>
              <div className={styles.cardTop}>
                <span className={styles.cardNode} />
                <h3 className={h3}>{title}</h3>
                {badge && <span className={styles.ready}>{badge}</span>}
              </div>
              <p>{text}</p>
            </article>
          </Reveal>
        ))}
      </div>
    </Section>
  );
}

/** The products that are being prepared for the EU wallet. */
const WALLET_PRODUCTS: ReadonlySet<string> = new Set(['attrian', 'attrian-credentials']);

interface ProductBenefitsProps {
  product: string;
  benefits: ProductCopy['benefits'];
}

export function ProductBenefits({ product, benefits }: ProductBenefitsProps) {
  const { labels } = useTexts('product');
  return (
    <Section lang={benefits.lang} labelledBy="benefits-title">
      <div className={styles.split}>
        <div>
          <SectionHeading id="benefits-title" spacing="none" title={benefits.title} />
          {WALLET_PRODUCTS.has(product) && (
            <Link to="/eu-id" className={cx(textLink, styles.accentLink, styles.further)} lang={labels.lang}>
              {labels.euId}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          )}
        </div>
        <ul className={styles.benefitList}>
          {benefits.items.map(({ title, text }) => (
            <li key={title} className={styles.benefit}>
              <Check size={22} strokeWidth={1.75} aria-hidden="true" />
              <div>
                <h3 className={h3}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export function ProductSpecifications({ specifications }: { specifications: ProductCopy['specifications'] }) {
  return (
    <Section ground="paper" lang={specifications.lang} labelledBy="specifications-title">
      <SectionHeading id="specifications-title" title={specifications.title} lead={specifications.lead} />
      <div className={styles.specs}>
        {specifications.groups.map(({ title, items }) => (
          <div key={title} className={styles.specGroup}>
            <h3 className={h3}>{title}</h3>
            <ul className={styles.specItems}>
              {items.map((item) => (
                <li key={item} className={styles.specItem}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

export function ProductUseCases({ useCases }: { useCases: ProductCopy['useCases'] }) {
  return (
    <Section lang={useCases.lang} labelledBy="use-cases-title">
      <SectionHeading id="use-cases-title" title={useCases.title} />
      <div className={styles.cases} data-count={useCases.items.length}>
        {useCases.items.map(({ title, text }) => (
          <article key={title} className={styles.useCase}>
            <h3 className={h3}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
