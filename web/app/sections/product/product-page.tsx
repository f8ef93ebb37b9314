import { Fragment, type ReactNode } from 'react';
import type { ProductCopy } from '~/features/products/product-copy';
import { hasTintedScene, type Part, partsOf } from './page-order';
import { ProductClosing } from './product-closing';
import { ProductBenefits, ProductLimits, ProductSpecifications, ProductUseCases } from './product-details';
import { ProductFeatures } from './product-features';
import { ProductFigures } from './product-figures';
import { ProductHero } from './product-hero';
import { ProductHub } from './product-hub';
import { ProductNeighbours } from './product-neighbours';
import { ProductSample } from './product-sample';
import { ProductScene } from './product-scene';
import type { ProductView } from './product-view';

interface ProductPageProps {
  view: ProductView;
  isInGermanAlone: boolean;
}

function germanIn({ summary: _, features: __, ...blocks }: ProductCopy, isInGermanAlone: boolean) {
  if (isInGermanAlone) return 'all';
  return Object.values(blocks).some((block) => block?.lang !== undefined) ? 'parts' : null;
}

/** Lays longer pages out wider. */
const LONG = 4;

export function ProductPage({ view, isInGermanAlone }: ProductPageProps) {
  const { product, stage, illustration, copy, proofs, drawing, sample, neighbours } = view;
  const { figures, hub, features, capabilities, benefits, specifications, useCases, limits } = copy;
  const extent = (capabilities?.items.length ?? 0) > LONG ? 'long' : 'short';
  const parts: Record<Part, ReactNode> = {
    figures: figures && <ProductFigures figures={figures} proofs={proofs} />,
    scene: drawing && <ProductScene scene={drawing} isTinted={hasTintedScene(product)} />,
    hub: hub && <ProductHub hub={hub} />,
    sample: sample && <ProductSample product={product} sample={sample} />,
    features: <ProductFeatures illustration={illustration} capabilities={capabilities} features={features} />,
    benefits: benefits && (
      <ProductBenefits product={product} extent={extent} benefits={benefits} isClaim={proofs !== null} />
    ),
    specifications: specifications && (
      <ProductSpecifications extent={extent} specifications={specifications} />
    ),
    useCases: useCases && <ProductUseCases extent={extent} useCases={useCases} />,
    limits: limits && <ProductLimits limits={limits} />,
    neighbours: neighbours && <ProductNeighbours neighbours={neighbours} />,
    closing: <ProductClosing product={product} closing={copy.closing} />,
  };
  return (
    <>
      <ProductHero
        product={product}
        stage={stage}
        illustration={illustration}
        hero={copy.hero}
        german={germanIn(copy, isInGermanAlone)}
      />
      {partsOf(product).map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
    </>
  );
}
