import { cx } from '~/styled-system/css';
import { CodeText } from '~/ui/code-text';
import { InnerMarkup } from '~/ui/inner-markup';
import { OnwardLink } from '~/ui/onward-link';
import { Section, SectionHeading } from '~/ui/section';
import { accentLink } from './product.css';
import * as styles from './product-sample.css';
import type { ShownSample } from './sample';

interface ProductSampleProps {
  product: string;
  sample: ShownSample;
}

export function ProductSample({ product, sample }: ProductSampleProps) {
  const { title, text, labels, lang } = sample;
  return (
    <Section lang={lang} labelledBy="sample-title" className={styles.section}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading id="sample-title" spacing="none" title={title} />
          <p className={styles.text}>
            <CodeText>{text}</CodeText>
          </p>
          {product === 'idatik' && (
            <OnwardLink to="/docs/idatik?tab=api" className={cx(accentLink, styles.more)}>
              {labels.docs}
            </OnwardLink>
          )}
        </div>
        <figure className={styles.panel} data-ground="ink">
          {(['request', 'response'] as const).map((part) => (
            <Part key={part} label={labels[part]} code={sample[part]} />
          ))}
          <figcaption className={styles.note}>{labels.note}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

function Part({ label, code }: { label: string; code: string }) {
  return (
    <div className={styles.part}>
      <p className={styles.label}>{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls (WCAG 2.1.1); app/browser/scroll-blocks.ts undoes it elsewhere */}
      <pre className={styles.code} data-scrolls tabIndex={0}>
        <InnerMarkup as="code" lang="en" translate="no" html={code} />
      </pre>
    </div>
  );
}
