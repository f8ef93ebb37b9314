import { Printer } from 'lucide-react';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { needsScript } from '~/ui/layout.css';
import { OnwardLink } from '~/ui/onward-link';
import * as styles from './product.css';

/** Links idatik to its documentation, attrian credentials to the print view as a brochure (decisions C27). */
export function SecondaryAction({ product, label }: { product: string; label: string }) {
  if (!label) return null;
  if (product === 'idatik') {
    return (
      <OnwardLink to="/docs/idatik" className={styles.accentLink}>
        {label}
      </OnwardLink>
    );
  }
  return (
    <button type="button" className={cx(textLink, styles.accentLink, needsScript)} data-prints="page">
      <Printer size={18} aria-hidden="true" />
      {label}
    </button>
  );
}
