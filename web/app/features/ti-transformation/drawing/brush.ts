import { writeBearings } from './bearings';
import type { Moment } from './choreography';
import type { SceneLabels } from './labels';
import type { Layout } from './layout';
import type { Part } from './parts';
import { type Bearings, lookAt } from './placing';

export interface Brush {
  layout: Layout;
  labels: SceneLabels;
  moment: Moment;
}

export function part({ moment }: Brush, name: Part, bearings: Bearings = {}) {
  const look = lookAt(moment, name, bearings);
  return {
    'data-part': name,
    ...writeBearings(bearings),
    ...look,
    // Out of reach for pointers and screen readers too.
    ...(look.opacity === 0 && { visibility: 'hidden' as const }),
  };
}
