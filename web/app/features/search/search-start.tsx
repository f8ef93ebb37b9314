import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { container } from '~/ui/layout.css';
import * as styles from './search.css';
import { Topics } from './topics';

export function SearchStart({ products }: { products: ReactNode }) {
  const { nav } = useTexts('frame');
  return (
    <div className={cx(container, styles.start)}>
      <Topics heading="large" />
      <div>
        <h2 className={styles.startTitle} lang={nav.lang}>
          {nav.products}
        </h2>
        {products}
      </div>
    </div>
  );
}
