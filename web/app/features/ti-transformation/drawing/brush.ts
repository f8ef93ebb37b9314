import type { Moment } from './choreography';
import type { SceneLabels } from './labels';
import type { Layout } from './layout';
import type { Part } from './parts';
import { lookAt } from './placing';

/** What all parts of the picture are drawn with. */
export interface Brush {
  layout: Layout;
  labels: SceneLabels;
  /** What the attributes show; a player goes on from there. */
  moment: Moment;
}

/** How a part begins, and the name by which a player finds it. */
export const part = ({ layout, moment }: Brush, name: Part) => ({
  'data-part': name,
  ...lookAt(layout, moment, name),
});
