import * as styles from './preview.css';

/** How much of the top of the window the navigation covers. */
function coveredByNavigation(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/**
 * Draws a line with a label around an element and scrolls to it. Done here and not by the page, which visitors need
 * without. It scrolls this window alone: `scrollIntoView` would move the screen around a frame as well, and a focus
 * inside would be taken from the field in which the editor types.
 */
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
