import type { ProjectColor, ProjectIllustration } from 'contract/project-fields';
import type { Project } from '~/content/published/projects.server';
import type { DrawnScene } from '~/drawings/scene';
import type { ProductNeighbours } from '~/features/products/neighbours.server';
import type { ProductCopy } from '~/features/products/product-copy';
import type { Proofs } from '~/sections/shared/proofs';
import type { ShownSample } from './sample';

export interface ProductView {
  /** Names the page: the last part of its address. */
  product: string;
  /** Null while Strapi has never answered. */
  project: Project | null;
  color: ProjectColor;
  stage: string;
  illustration: ProjectIllustration;
  copy: ProductCopy;
  proofs: Proofs | null;
  scene: string | null;
  drawing: DrawnScene | null;
  sample: ShownSample | null;
  neighbours: ProductNeighbours | null;
}
