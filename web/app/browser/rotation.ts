import { prefersReducedMotion } from './motion';

/** Specification, section 9. */
const ROTATION_MS = 3_000;

/** Rotates the slides unless pointer, focus, pause, a hidden tab or reduced motion stops it (decisions F3). */
function turn(card: HTMLElement): void {
  const slides = [...card.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const pause = card.querySelector<HTMLElement>('[data-pause]');
  const lines = card.parentElement?.querySelectorAll<SVGElement>('[data-lines]') ?? [];
  const dots = [...card.querySelectorAll('button')].filter((button) => button !== pause);
  let index = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const held = { pointer: false, focus: false };

  const isPaused = () => pause?.dataset.paused !== undefined;
  const restart = () => {
    clearInterval(timer);
    if (isPaused() || held.pointer || held.focus) return;
    timer = setInterval(() => !document.hidden && show((index + 1) % slides.length), ROTATION_MS);
  };
  const show = (next: number) => {
    index = next;
    for (const [at, slide] of slides.entries()) slide.setAttribute('aria-hidden', String(at !== next));
    for (const line of lines) line.toggleAttribute('data-lit', line.dataset.lines === String(next));
    for (const [at, dot] of dots.entries()) {
      if (at === next) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    restart();
  };
  const setPaused = (paused: boolean) => {
    pause?.toggleAttribute('data-paused', paused);
    pause?.setAttribute('aria-label', (paused ? pause.dataset.play : pause.dataset.pause) ?? '');
    restart();
  };
  const hold = (by: keyof typeof held, isHeld: boolean) => {
    held[by] = isHeld;
    restart();
  };

  for (const [at, dot] of dots.entries()) dot.addEventListener('click', () => show(at));
  pause?.addEventListener('click', () => setPaused(!isPaused()));
  card.addEventListener('pointerenter', () => hold('pointer', true));
  card.addEventListener('pointerleave', () => hold('pointer', false));
  card.addEventListener('focusin', () => hold('focus', true));
  card.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) hold('focus', false);
  });
  if (prefersReducedMotion()) setPaused(true);
  else restart();
}

export function enableRotation(): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-rotation]')) turn(card);
}
