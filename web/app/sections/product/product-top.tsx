import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { BackLink } from '~/sections/shared/back-link';
import { Lattice } from '~/ui/lattice';
import { container } from '~/ui/layout.css';
import * as styles from './product.css';

export const productTitleId = 'product-title';

interface ProductTopProps {
  /** Names, above or before the rest. Must hold the page's h1 with the id `productTitleId`. */
  head: ReactNode;
  picture: ReactNode;
  /** Set when the texts are in another language than the page (decisions A13). */
  lang?: string | undefined;
  isWide: boolean;
  children: ReactNode;
  foot: ReactNode;
}

export function ProductTop({ head, picture, isWide, lang, children, foot }: ProductTopProps) {
  const { labels } = useTexts('product');
  return (
    <section lang={lang} aria-labelledby={productTitleId} className={styles.hero}>
      <div className={styles.top}>
        {/* Its lines would cross the words of a wide hero. */}
        {!isWide && <Lattice tone="onPaper" className={styles.lattice} />}
        <div className={container}>
          <BackLink to="/">{labels.back}</BackLink>
          <div className={styles.columns} data-wide={isWide || undefined}>
            <div className={styles.words}>
              <div>{head}</div>
              <div>{children}</div>
            </div>
            <div data-drawing="">{picture}</div>
          </div>
        </div>
      </div>
      <div className={container}>{foot}</div>
    </section>
  );
}
