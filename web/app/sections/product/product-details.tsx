import { Check, Minus } from 'lucide-react';
import type { ProductCopy } from '~/features/products/product-copy';
import { useTexts } from '~/i18n/texts';
import type { PagePath } from '~/site-map';
import { cx } from '~/styled-system/css';
import { CodeText } from '~/ui/code-text';
import { OnwardLink } from '~/ui/onward-link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './product.css';

export type Extent = 'short' | 'long';

const FURTHER_PAGES = { euId: '/eu-id', transformation: '/ti-transformation' } as const satisfies Record<
  string,
  PagePath
>;

const FURTHER: Readonly<Record<string, keyof typeof FURTHER_PAGES>> = {
  attrian: 'euId',
  'attrian-credentials': 'euId',
  idatik: 'transformation',
  'fhir-link': 'transformation',
  'me-ti': 'transformation',
};

interface ProductBenefitsProps {
  product: string;
  extent: Extent;
  benefits: NonNullable<ProductCopy['benefits']>;
  isClaim?: boolean;
}

export function ProductBenefits({ product, extent, benefits, isClaim = false }: ProductBenefitsProps) {
  const { labels } = useTexts('product');
  const further = FURTHER[product];
  const { fact } = benefits;
  return (
    <Section lang={benefits.lang} labelledBy="benefits-title">
      <div className={styles.benefits} data-extent={extent}>
        <div className={styles.benefitsAside}>
          <div className={cx(styles.benefitsHead, styles.held)}>
            <SectionHeading id="benefits-title" spacing="none" title={benefits.title} />
            {further && (
              <OnwardLink
                to={FURTHER_PAGES[further]}
                className={cx(styles.accentLink, styles.further)}
                lang={labels.lang}
              >
                {labels[further]}
              </OnwardLink>
            )}
          </div>
          {fact && (
            <p className={styles.fact} data-size={isClaim ? 'small' : undefined}>
              <span className={styles.factFigure}>{fact.figure}</span> {fact.caption}
            </p>
          )}
        </div>
        <ul className={styles.benefitList}>
          {benefits.items.map(({ title, text }) => (
            <li key={title} className={styles.benefit}>
              <Check size={22} strokeWidth={1.75} aria-hidden="true" />
              <div>
                <h3 className={h3}>
                  <CodeText>{title}</CodeText>
                </h3>
                <p className={styles.text}>
                  <CodeText>{text}</CodeText>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface ProductSpecificationsProps {
  extent: Extent;
  specifications: NonNullable<ProductCopy['specifications']>;
}

export function ProductSpecifications({ extent, specifications }: ProductSpecificationsProps) {
  return (
    <Section ground="paper" lang={specifications.lang} labelledBy="specifications-title">
      <SectionHeading id="specifications-title" title={specifications.title} lead={specifications.lead} />
      <div className={styles.specs} data-extent={extent}>
        {specifications.groups.map(({ title, items }) => (
          <div key={title} className={styles.specGroup}>
            <h3 className={h3}>
              <CodeText>{title}</CodeText>
            </h3>
            <ul className={styles.specItems}>
              {items.map((item) => (
                <li key={item} className={styles.specItem}>
                  <CodeText>{item}</CodeText>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

interface ProductUseCasesProps {
  extent: Extent;
  useCases: NonNullable<ProductCopy['useCases']>;
}

export function ProductUseCases({ extent, useCases }: ProductUseCasesProps) {
  return (
    <Section lang={useCases.lang} labelledBy="use-cases-title">
      <SectionHeading id="use-cases-title" title={useCases.title} />
      <div className={styles.cases} data-extent={extent}>
        {useCases.items.map(({ title, text }) => (
          <article key={title} className={styles.useCase}>
            <h3 className={h3}>
              <CodeText>{title}</CodeText>
            </h3>
            <p className={styles.text}>
              <CodeText>{text}</CodeText>
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}

interface ProductLimitsProps {
  limits: NonNullable<ProductCopy['limits']>;
}

export function ProductLimits({ limits }: ProductLimitsProps) {
  const { footer } = useTexts('frame');
  return (
    <Section ground="paper" lang={limits.lang} labelledBy="limits-title">
      <div className={styles.split}>
        <div className={cx(styles.benefitsHead, styles.held)}>
          <SectionHeading id="limits-title" spacing="none" title={limits.title} />
          <OnwardLink to="/faq" className={cx(styles.accentLink, styles.further)} lang={footer.lang}>
            {footer.faq}
          </OnwardLink>
        </div>
        <ul>
          {limits.items.map((item) => (
            <li key={item} className={styles.limit}>
              <Minus size={22} strokeWidth={1.75} aria-hidden="true" />
              <p>
                <CodeText>{item}</CodeText>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
