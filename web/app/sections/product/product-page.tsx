import { accent } from '~/sections/shared/accent.css';
import type { ColorName } from '~/theme/tokens';
import { ProductClosing } from './product-closing';
import type { ProductCopy } from './product-copy';
import { ProductBenefits, ProductFeatures, ProductSpecifications, ProductUseCases } from './product-details';
import { ProductFigures } from './product-figures';
import { ProductHero } from './product-hero';
import { ProductHub } from './product-hub';

interface ProductPageProps {
  product: string;
  color: ColorName;
  copy: ProductCopy;
}

const isPartlyGerman = (copy: ProductCopy) => Object.values(copy).some(({ lang }) => lang !== undefined);

/** The one page of all products: what differs is copy, accent, illustration, and attrian's hub. */
export function ProductPage({ product, color, copy }: ProductPageProps) {
  return (
    <div className={accent[color]} data-product={product}>
      <ProductHero product={product} hero={copy.hero} isPartlyGerman={isPartlyGerman(copy)} />
      <ProductFigures figures={copy.figures} />
      {copy.hub && <ProductHub hub={copy.hub} />}
      <ProductFeatures features={copy.features} />
      <ProductBenefits product={product} benefits={copy.benefits} />
      <ProductSpecifications specifications={copy.specifications} />
      <ProductUseCases useCases={copy.useCases} />
      <ProductClosing closing={copy.closing} />
    </div>
  );
}
