/** Ignores a pointer that passes by, or that cuts the corner on its way to the panel. */
const REST_MS = 150;
const LEAVE_MS = 300;

type State = '' | 'hover' | 'pressed';

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
    // A panel opened by a pointer has no focus to return.
    if (item.contains(document.activeElement)) trigger.focus();
    set('');
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (state !== '' && target instanceof Node && !item.contains(target)) set('');
  });
  // A page restored from the back/forward cache may have been left with the panel open.
  window.addEventListener('pageshow', ({ persisted }) => persisted && set(''));
}
