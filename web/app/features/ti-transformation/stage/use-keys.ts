import { type KeyboardEvent, useCallback } from 'react';
import type { StagePlayer } from './stage-player';

const NEXT = ['ArrowRight', 'PageDown'];
const PREVIOUS = ['ArrowLeft', 'PageUp'];
/** Sent by presenters' remotes; elsewhere these keys scroll the page. */
const ONLY_PRESENTING = ['PageDown', 'PageUp'];

/** Reports whether the element, the timeline, uses arrow keys itself. */
const needsArrows = (target: EventTarget) => target instanceof HTMLInputElement;

const isButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, [role=button]') !== null;

export function useKeys(player: StagePlayer, isPresenting: boolean) {
  return useCallback(
    (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (key === ' ' && !isButton(target)) {
        const { mode } = player.view();
        player.dispatch({ type: mode === 'playing' ? 'pause' : mode === 'paused' ? 'resume' : 'start' });
        return event.preventDefault();
      }
      if (ONLY_PRESENTING.includes(key) && !isPresenting) return;
      if (needsArrows(target) && !ONLY_PRESENTING.includes(key)) return;
      if (NEXT.includes(key)) player.dispatch({ type: 'next' });
      else if (PREVIOUS.includes(key)) player.dispatch({ type: 'previous' });
      else return;
      event.preventDefault();
    },
    [player, isPresenting],
  );
}
