import { ArrowRight } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { ProductTiles } from './product-tiles';
import * as styles from './solutions-panel.css';

export function SolutionsPanel() {
  const { transformation } = useTexts('frame');
  return (
    <div className={container}>
      <div className={styles.content}>
        <ProductTiles />
        <div className={styles.aside} lang={transformation.lang}>
          <svg viewBox="0 0 132 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <circle cx="9" cy="12" r="7" />
            <path d="M16 12H56" strokeDasharray="4 4" />
            <circle cx="66" cy="12" r="10" />
            <circle cx="66" cy="12" r="4" fill="currentColor" />
            <path d="M76 12H116" />
            <circle cx="123" cy="12" r="7" fill="currentColor" />
          </svg>
          <Link to="/ti-transformation" className={styles.title}>
            {transformation.title}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
          <span className={styles.line}>{transformation.line}</span>
        </div>
      </div>
    </div>
  );
}
