import type { Moment } from './choreography';
import type { SceneLabels } from './labels';
import type { Layout } from './layout';
import type { Part } from './parts';
import { lookAt } from './placing';

export interface Brush {
  layout: Layout;
  labels: SceneLabels;
  moment: Moment;
}

export const part = ({ layout, moment }: Brush, name: Part) => ({
  'data-part': name,
  ...lookAt(layout, moment, name),
});
