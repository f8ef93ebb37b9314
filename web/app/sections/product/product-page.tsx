import type { DrawnScene } from '~/drawings/scene';
import { ProductClosing } from './product-closing';
import type { ProductCopy } from './product-copy';
import { ProductBenefits, ProductSpecifications, ProductUseCases } from './product-details';
import { ProductFeatures } from './product-features';
import { ProductFigures } from './product-figures';
import { ProductHero } from './product-hero';
import { ProductNeighbours, type ShownNeighbours } from './product-neighbours';
import { ProductSample } from './product-sample';
import { ProductScene } from './product-scene';
import type { ShownSample } from './sample';

interface ProductIntroductionProps {
  product: string;
  stage: string;
  copy: ProductCopy;
  scene: DrawnScene | null;
}

const isPartlyGerman = (copy: ProductCopy) => Object.values(copy).some(({ lang }) => lang !== undefined);

export function ProductIntroduction({ product, stage, copy, scene }: ProductIntroductionProps) {
  return (
    <>
      <ProductHero product={product} stage={stage} hero={copy.hero} isPartlyGerman={isPartlyGerman(copy)} />
      <ProductFigures figures={copy.figures} />
      {scene && <ProductScene scene={scene} />}
    </>
  );
}

interface ProductAtWorkProps {
  product: string;
  copy: ProductCopy;
  sample: ShownSample | null;
  neighbours: ShownNeighbours;
}

export function ProductAtWork({ product, copy, sample, neighbours }: ProductAtWorkProps) {
  const extent = copy.features.items.length > 4 ? 'long' : 'short';
  return (
    <>
      {sample && <ProductSample product={product} sample={sample} />}
      <ProductFeatures product={product} features={copy.features} />
      <ProductBenefits product={product} extent={extent} benefits={copy.benefits} figures={copy.figures} />
      <ProductSpecifications extent={extent} specifications={copy.specifications} />
      <ProductUseCases extent={extent} useCases={copy.useCases} />
      <ProductNeighbours neighbours={neighbours} />
      <ProductClosing product={product} closing={copy.closing} />
    </>
  );
}
