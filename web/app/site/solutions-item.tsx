import { useLocation } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { needsScript } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import * as styles from './navigation.css';

const loadPanel = () => import('./solutions-panel');
const SolutionsPanel = lazy(loadPanel);

const PANEL_ID = 'solutions-panel';
/** A pointer that only passes by opens nothing, and one that takes the short way to the panel does not close it. */
const REST_MS = 150;
const LEAVE_MS = 300;

interface SolutionsItemProps {
  to: string;
  mark: 'page' | 'true' | undefined;
}

/** The item Solutions: a link, and beside it what shows the products at once. */
export function SolutionsItem({ to, mark }: SolutionsItemProps) {
  const { nav } = useTexts('frame');
  const { key } = useLocation();
  const [open, setOpen] = useState<'' | 'hover' | 'pressed'>('');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const trigger = useRef<HTMLButtonElement>(null);

  const set = (next: typeof open) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const byPointer = (event: PointerEvent, next: 'hover' | '') => {
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse') return;
    void loadPanel();
    // What was opened by a press stays.
    timer.current = setTimeout(
      () => setOpen((now) => (now === 'pressed' ? now : next)),
      next ? REST_MS : LEAVE_MS,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes, also one to this page.
  useEffect(() => set(''), [key]);

  return (
    <li
      className={styles.solutions}
      onPointerEnter={(event) => byPointer(event, 'hover')}
      onPointerLeave={(event) => byPointer(event, '')}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) set('');
      }}
    >
      <Link to={to} className={styles.item} aria-current={mark} onClick={() => set('')}>
        {nav.solutions}
      </Link>
      <button
        ref={trigger}
        type="button"
        className={cx(styles.disclosure, needsScript)}
        data-panel
        aria-label={nav.products}
        aria-expanded={open !== ''}
        aria-controls={PANEL_ID}
        onFocus={() => void loadPanel()}
        onClick={() => set(open === 'pressed' ? '' : 'pressed')}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={PANEL_ID} className={styles.panel} hidden={open === ''}>
        {open !== '' && (
          <Suspense>
            <SolutionsPanel trigger={trigger} onClose={() => set('')} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
