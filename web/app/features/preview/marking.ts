import * as styles from './preview.css';

function coveredByNavigation(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** Outlines and scrolls to an element, without moving the window or the focus around a frame. */
export function mark(target: HTMLElement, label: string): () => void {
  const covered = coveredByNavigation();
  const top = target.getBoundingClientRect().top + window.scrollY;
  const classes = (top < covered ? styles.markedBelowNavigation : styles.marked).split(' ');
  target.classList.add(...classes);
  target.dataset.preview = label;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  window.scrollTo({ top: top - covered, behavior: 'instant' });
  if (window.parent === window) target.focus({ preventScroll: true });
  return () => {
    target.classList.remove(...classes);
    delete target.dataset.preview;
  };
}
