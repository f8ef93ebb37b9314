import { ChevronDown } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { needsScript } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './navigation.css';
import { SolutionsPanel } from './solutions-panel';

const PANEL_ID = 'solutions-panel';

interface SolutionsItemProps {
  /** Null when the section of the home page is switched off; the products stay. */
  to: string | null;
  mark: 'page' | 'true' | undefined;
}

export function SolutionsItem({ to, mark }: SolutionsItemProps) {
  const { nav } = useTexts('frame');
  return (
    <li className={styles.solutions} data-solutions="">
      {to === null ? (
        <span className={styles.item}>{nav.solutions}</span>
      ) : (
        <Link to={to} className={styles.item} aria-current={mark}>
          {nav.solutions}
        </Link>
      )}
      <button
        type="button"
        className={cx(styles.disclosure, needsScript)}
        data-panel
        aria-label={nav.products}
        aria-expanded={false}
        aria-controls={PANEL_ID}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={PANEL_ID} className={styles.panel} hidden>
        <SolutionsPanel />
      </div>
    </li>
  );
}
