import type { ProductCopy } from '~/features/products/product-copy';
import { CodeText } from '~/ui/code-text';
import { container } from '~/ui/layout.css';
import * as styles from './product.css';

export function ProductFigures({ figures }: { figures: NonNullable<ProductCopy['figures']> }) {
  return (
    <section aria-label={figures.label} lang={figures.lang} className={styles.figures}>
      <div className={container}>
        <dl className={styles.figureGrid}>
          {figures.items.map(({ figure, caption }) => (
            <div key={caption} className={styles.figure}>
              <dt className={styles.figureCaption}>
                <CodeText>{caption}</CodeText>
              </dt>
              <dd className={styles.figureValue}>
                {/^\d/.test(figure) ? (
                  <CodeText>{figure}</CodeText>
                ) : (
                  <span>
                    <CodeText>{figure}</CodeText>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
