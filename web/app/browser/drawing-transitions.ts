import { splitPath } from 'contract/languages';

/** Lets the drawing of a product's card become that of its page (theme/styles.css, docs/decisions/0047). */
export function enableDrawingTransitions(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return;
    const { path } = splitPath(new URL(activation.entry.url).pathname);
    const drawings = [...document.querySelectorAll<HTMLElement>('[data-drawing]')];
    const chosen = drawings.find(({ dataset }) => dataset.drawing === path);
    for (const drawing of drawings) drawing.toggleAttribute('data-leads', drawing === chosen);
  });
}
