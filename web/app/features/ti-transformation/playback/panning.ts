import type { Moment } from '~/features/ti-transformation/drawing/choreography';
import type { Phase } from './phases';

/** The end of the picture to show where it does not fit, from a time in the phase on (ms). */
const ENDS: Record<Phase, readonly { from: number; end: 'house' | 'services' }[]> = {
  1: [
    { from: 0, end: 'house' },
    { from: 4_200, end: 'services' },
    { from: 6_000, end: 'house' },
    { from: 6_600, end: 'services' },
  ],
  2: [{ from: 0, end: 'house' }],
  3: [
    { from: 0, end: 'house' },
    { from: 900, end: 'services' },
    { from: 2_900, end: 'house' },
    { from: 3_700, end: 'services' },
  ],
  4: [
    { from: 0, end: 'services' },
    { from: 2_200, end: 'house' },
    { from: 5_000, end: 'services' },
  ],
};

/** @returns 0 for the beginning of the picture (people, house), 1 for its end (services, insurer) */
export function panAt({ phase, elapsed, experiment }: Moment): 0 | 1 {
  if (phase === null) return 0;
  if (experiment) return 1;
  return ENDS[phase].findLast(({ from }) => from <= elapsed)?.end === 'services' ? 1 : 0;
}
