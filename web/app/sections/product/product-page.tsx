import type { ProductCopy } from '~/features/products/product-copy';
import { ProductClosing } from './product-closing';
import { ProductBenefits, ProductLimits, ProductSpecifications, ProductUseCases } from './product-details';
import { ProductFeatures } from './product-features';
import { ProductFigures } from './product-figures';
import { ProductHero } from './product-hero';
import { ProductNeighbours } from './product-neighbours';
import { ProductSample } from './product-sample';
import { ProductScene } from './product-scene';
import type { ProductView } from './product-view';

interface ProductIntroductionProps {
  view: ProductView;
  isInGermanAlone: boolean;
}

function germanIn({ summary: _, features: __, ...blocks }: ProductCopy, isInGermanAlone: boolean) {
  if (isInGermanAlone) return 'all';
  return Object.values(blocks).some((block) => block?.lang !== undefined) ? 'parts' : null;
}

export function ProductIntroduction({ view, isInGermanAlone }: ProductIntroductionProps) {
  const { product, stage, illustration, copy, proofs, drawing } = view;
  return (
    <>
      <ProductHero
        product={product}
        stage={stage}
        illustration={illustration}
        hero={copy.hero}
        german={germanIn(copy, isInGermanAlone)}
      />
      {copy.figures && <ProductFigures figures={copy.figures} proofs={proofs} />}
      {drawing && <ProductScene scene={drawing} />}
    </>
  );
}

/** Lays longer pages out wider. */
const LONG = 4;

export function ProductAtWork({ view }: { view: ProductView }) {
  const { product, illustration, copy, proofs, sample, neighbours } = view;
  const { features, capabilities, benefits, specifications, useCases, limits, closing } = copy;
  const extent = (capabilities?.items.length ?? 0) > LONG ? 'long' : 'short';
  return (
    <>
      {sample && <ProductSample product={product} sample={sample} />}
      <ProductFeatures illustration={illustration} capabilities={capabilities} features={features} />
      {benefits && (
        <ProductBenefits product={product} extent={extent} benefits={benefits} isClaim={proofs !== null} />
      )}
      {specifications && <ProductSpecifications extent={extent} specifications={specifications} />}
      {useCases && <ProductUseCases extent={extent} useCases={useCases} />}
      {limits && <ProductLimits limits={limits} />}
      {neighbours && <ProductNeighbours neighbours={neighbours} />}
      <ProductClosing product={product} closing={closing} />
    </>
  );
}
