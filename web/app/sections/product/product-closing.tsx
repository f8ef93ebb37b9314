import { actions, onInk, outlineOnInk } from '~/ui/button.css';
import { Lattice } from '~/ui/lattice';
import { Link } from '~/ui/link';
import { Section } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './product.css';
import type { ProductCopy } from './product-copy';

export function ProductClosing({
  closing,
}: {
  closing: Pick<ProductCopy['closing'], 'title' | 'text' | 'demo' | 'contact' | 'lang'>;
}) {
  return (
    <Section ground="ink" lang={closing.lang} labelledBy="closing-title" backdrop={<Lattice tone="onInk" />}>
      <div className={styles.closing}>
        <div>
          <h2 id="closing-title" className={h2}>
            {closing.title}
          </h2>
          <p className={styles.closingText}>{closing.text}</p>
        </div>
        <div className={actions}>
          <Link to="/schedule-meeting" className={onInk}>
            {closing.demo}
          </Link>
          <Link to="/#contact" className={outlineOnInk}>
            {closing.contact}
          </Link>
        </div>
      </div>
    </Section>
  );
}
