import { type RefObject, useEffect } from 'react';
import {
  type ArrangementName,
  PHONE_BELOW,
  phoneArrangement,
} from '~/features/ti-transformation/drawing/arrangements';
import type { Moment } from '~/features/ti-transformation/drawing/choreography';
import { createPainter } from './painter';
import type { StagePlayer } from './stage-player';

const isSame = (one: Moment, other: Moment) =>
  one.phase === other.phase && one.elapsed === other.elapsed && one.excursion === other.excursion;

/** Moves the shown drawing. Prepares it with the first change: the page brings the first moment drawn. */
export function usePicture(picture: RefObject<HTMLElement>, player: StagePlayer): void {
  useEffect(() => {
    const narrow = window.matchMedia(`(max-width: ${PHONE_BELOW - 0.02}px)`);
    const painters = new Map<ArrangementName, (moment: Moment) => void>();
    const painterOf = (name: ArrangementName) => {
      const svg = picture.current?.querySelector<SVGSVGElement>(`svg[data-layout=${name}]`);
      const painter = painters.get(name) ?? (svg && createPainter(svg));
      if (painter) painters.set(name, painter);
      return painter;
    };
    let last: Moment | null = null;
    const paint = (moment: Moment) => {
      last ??= moment;
      if (painters.size === 0 && isSame(moment, last)) return;
      last = moment;
      painterOf(narrow.matches ? phoneArrangement(moment.phase) : 'desktop')?.(moment);
    };
    const stop = player.onFrame(paint);
    const repaint = () =>
      last && painterOf(narrow.matches ? phoneArrangement(last.phase) : 'desktop')?.(last);
    narrow.addEventListener('change', repaint);
    return () => {
      stop();
      narrow.removeEventListener('change', repaint);
    };
  }, [picture, player]);
}
