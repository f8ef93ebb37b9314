/** As long as systems wait for the second half of a double click. */
const DOUBLE_CLICK_MS = 500;
const HALVES = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

const swallow = (event: MouseEvent) => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** For a button that takes away what it stands on: the second half of a double click must not hit what lies below. */
export function swallowSecondClick(): void {
  for (const half of HALVES) document.addEventListener(half, swallow, { capture: true });
  setTimeout(() => {
    for (const half of HALVES) document.removeEventListener(half, swallow, { capture: true });
  }, DOUBLE_CLICK_MS);
}
