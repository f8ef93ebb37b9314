import { type RefObject, useEffect } from 'react';
import { LAYOUTS, PHONE_BELOW } from '~/features/ti-transformation/drawing/layouts';
import { panAt } from '~/features/ti-transformation/playback/panning';
import { FIRST_PHASE } from '~/features/ti-transformation/playback/phases';
import { createPainter } from './painter';
import type { Frame, StagePlayer } from './stage-player';

export function usePicture(scroller: RefObject<HTMLElement>, player: StagePlayer): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const narrow = window.matchMedia(`(max-width: ${PHONE_BELOW - 0.02}px)`);
    let stopPainting = () => {};
    const begin = () => {
      stopPainting();
      const name = narrow.matches ? 'phone' : 'desktop';
      const svg = element.querySelector<SVGSVGElement>(`svg[data-layout=${name}]`);
      if (svg) stopPainting = player.onFrame(createPainter(svg, LAYOUTS[name]));
    };
    begin();
    narrow.addEventListener('change', begin);
    const stopPanning = panWith(element, player);
    return () => {
      stopPainting();
      stopPanning();
      narrow.removeEventListener('change', begin);
    };
  }, [scroller, player]);
}

/** Panning by hand stops automatic panning until the next start. */
const BY_HAND = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

function panWith(element: HTMLElement, player: StagePlayer): () => void {
  let isHeld = false;
  let last: 0 | 1 = 0;
  const hold = () => {
    isHeld = true;
  };
  const pan: Frame = (playback) => {
    if (playback.phase === null || (playback.phase === FIRST_PHASE && playback.elapsed === 0)) isHeld = false;
    if (playback.showsStills || playback.mode !== 'playing') return;
    const share = panAt(playback);
    if (share === last) return;
    last = share;
    if (isHeld) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo({
      left: share * (scrollWidth - clientWidth),
      top: share * (scrollHeight - clientHeight),
      behavior: 'smooth',
    });
  };
  for (const type of BY_HAND) element.addEventListener(type, hold, { passive: true });
  const stop = player.onFrame(pan);
  return () => {
    stop();
    for (const type of BY_HAND) element.removeEventListener(type, hold);
  };
}
