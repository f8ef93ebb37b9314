import type { ProductCopy } from '~/features/products/product-copy';
import { Claims, ProofList } from '~/sections/shared/proof-list';
import type { Proofs } from '~/sections/shared/proofs';
import { CodeText } from '~/ui/code-text';
import { container } from '~/ui/layout.css';
import * as styles from './product.css';

type Figures = NonNullable<ProductCopy['figures']>;

interface ProductFiguresProps {
  figures: Figures;
  proofs: Proofs | null;
}

export function ProductFigures({ figures, proofs }: ProductFiguresProps) {
  return (
    <section aria-label={figures.label} lang={figures.lang} className={styles.figures}>
      <div className={container}>
        {proofs ? (
          <div className={styles.proved}>
            <ProofList proofs={proofs} ground="white" />
            <Claims label={{ value: proofs.claims, lang: proofs.lang }} items={figures.items} />
          </div>
        ) : (
          <Large items={figures.items} />
        )}
      </div>
    </section>
  );
}

function Large({ items }: Pick<Figures, 'items'>) {
  return (
    <dl className={styles.figureGrid}>
      {items.map(({ figure, caption }) => (
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
  );
}
