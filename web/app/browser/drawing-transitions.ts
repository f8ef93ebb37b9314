import { splitPath } from '~/i18n/paths';
import { DRAWING_TRANSITION } from '~/ui/drawing-transition';

const drawings = () => document.querySelectorAll<HTMLElement>('[data-drawing]');

/** Lets a product's drawing on this page become that of the page that follows (docs/decisions/0047). */
export function enableDrawingTransitions(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return;
    const { path } = splitPath(new URL(activation.entry.url).pathname);
    const chosen = [...drawings()].find(({ dataset }) => dataset.drawing === path);
    if (!chosen) return;
    // A name that two elements share would cancel the transition.
    for (const drawing of drawings())
      drawing.style.viewTransitionName = drawing === chosen ? DRAWING_TRANSITION : 'none';
  });
}
