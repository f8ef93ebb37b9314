/** A pointer that only passes by opens nothing, and one that takes the short way to the panel does not close it. */
const REST_MS = 150;
const LEAVE_MS = 300;

type State = '' | 'hover' | 'pressed';

/** Shows the products below the item Solutions: by a press, or while a pointer rests there. */
export function enableSolutionsPanel(): void {
  const item = document.querySelector<HTMLElement>('[data-solutions]');
  const trigger = item?.querySelector('button');
  const panel = item?.querySelector<HTMLElement>('[id]');
  if (!item || !trigger || !panel) return;
  let state: State = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: State) => {
    clearTimeout(timer);
    state = next;
    panel.hidden = next === '';
    trigger.setAttribute('aria-expanded', String(next !== ''));
  };
  const byPointer = ({ pointerType }: PointerEvent, next: 'hover' | '') => {
    clearTimeout(timer);
    if (pointerType !== 'mouse') return;
    // A panel that was opened by a press stays.
    timer = setTimeout(() => state !== 'pressed' && set(next), next ? REST_MS : LEAVE_MS);
  };

  item.addEventListener('pointerenter', (event) => byPointer(event, 'hover'));
  item.addEventListener('pointerleave', (event) => byPointer(event, ''));
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) set('');
  });
  trigger.addEventListener('click', () => set(state === 'pressed' ? '' : 'pressed'));
  item.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) set('');
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || state === '') return;
    // Opened by a pointer, it has no focus to give back.
    if (item.contains(document.activeElement)) trigger.focus();
    set('');
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (state !== '' && target instanceof Node && !item.contains(target)) set('');
  });
  // A page that comes back from the browser's memory was left with the panel open.
  window.addEventListener('pageshow', () => set(''));
}
