import type { DrawnScene } from '~/drawings/scene';
import { accent } from '~/sections/shared/accent.css';
import type { ColorName } from '~/theme/tokens';
import { ProductClosing } from './product-closing';
import type { ProductCopy } from './product-copy';
import { ProductBenefits, ProductSpecifications, ProductUseCases } from './product-details';
import { ProductFeatures } from './product-features';
import { ProductFigures } from './product-figures';
import { ProductHero } from './product-hero';
import { ProductHub } from './product-hub';
import { ProductNeighbours, type ShownNeighbours } from './product-neighbours';
import { ProductSample } from './product-sample';
import { ProductScene } from './product-scene';
import type { ShownSample } from './sample';

interface ProductPageProps {
  product: string;
  color: ColorName;
  /** As stored: how far the product is. */
  stage: string;
  copy: ProductCopy;
  scene: DrawnScene | null;
  sample: ShownSample | null;
  neighbours: ShownNeighbours;
}

const isPartlyGerman = (copy: ProductCopy) => Object.values(copy).some(({ lang }) => lang !== undefined);

/** The one page of all products: what differs is copy, accent, illustration, and attrian's hub. */
export function ProductPage({ product, color, stage, copy, scene, sample, neighbours }: ProductPageProps) {
  const extent = copy.features.items.length > 4 ? 'long' : 'short';
  return (
    <div className={accent[color]} data-product={product}>
      <ProductHero product={product} stage={stage} hero={copy.hero} isPartlyGerman={isPartlyGerman(copy)} />
      <ProductFigures figures={copy.figures} />
      {scene && <ProductScene scene={scene} />}
      {copy.hub && <ProductHub hub={copy.hub} />}
      {sample && <ProductSample product={product} sample={sample} />}
      <ProductFeatures product={product} features={copy.features} />
      <ProductBenefits product={product} extent={extent} benefits={copy.benefits} figures={copy.figures} />
      <ProductSpecifications extent={extent} specifications={copy.specifications} />
      <ProductUseCases extent={extent} useCases={copy.useCases} />
      <ProductNeighbours neighbours={neighbours} />
      <ProductClosing closing={copy.closing} />
    </div>
  );
}
