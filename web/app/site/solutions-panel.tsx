import { ArrowRight } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTexts } from '~/i18n/texts';
import { container } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { ProductTiles } from './product-tiles';
import * as styles from './solutions-panel.css';

interface SolutionsPanelProps {
  /** The control that opened it. */
  trigger: RefObject<HTMLButtonElement>;
  onClose: () => void;
}

/** The products at a glance, below the item Solutions. It stands while it is open. */
export default function SolutionsPanel({ trigger, onClose }: SolutionsPanelProps) {
  const { transformation } = useTexts('frame');

  useEffect(() => {
    const item = trigger.current?.parentElement;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Opened by a pointer, it has no focus to give back.
      if (item?.contains(document.activeElement)) trigger.current?.focus();
      onClose();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !item?.contains(target)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });

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
