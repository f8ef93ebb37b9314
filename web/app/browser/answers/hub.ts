const CHOSEN = 'aria-pressed';

function spokeOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest('button') : null;
}

/** Returns the spoke that is pointed at or focused. A finger cannot point without choosing. */
function hintedBy(event: Event): HTMLElement | null {
  const isPointed = event.type === 'pointerover' && (event as PointerEvent).pointerType !== 'touch';
  return isPointed || event.type === 'focusin' ? spokeOf(event) : null;
}

function choose(spokes: readonly HTMLElement[], chosen: HTMLElement | null): void {
  for (const spoke of spokes) spoke.setAttribute(CHOSEN, String(spoke === chosen));
}

export function answerHub(event: Event, hub: HTMLElement): void {
  const spokes = [...hub.querySelectorAll('button')];
  const center = hub.querySelector<HTMLElement>('[data-hub-center]');
  const [name, text] = center?.children ?? [];
  if (!center || !name || !text) return;
  if (event.type === 'click' && spokeOf(event)) choose(spokes, spokeOf(event));
  else if (event.type === 'keydown') {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    choose(spokes, null);
  }
  const chosen = spokes.find((spoke) => spoke.getAttribute(CHOSEN) === 'true');
  const shown = hintedBy(event) ?? chosen;
  const lines = hub.querySelectorAll('[data-hub-lines] path');
  for (const [index, spoke] of spokes.entries()) {
    spoke.toggleAttribute('data-active', spoke === shown);
    lines[index]?.toggleAttribute('data-active', spoke === shown);
  }
  const [title, detail] = shown?.children ?? [];
  name.textContent = title?.textContent ?? center.dataset.name ?? '';
  text.textContent = detail?.textContent ?? center.dataset.lead ?? '';
}
