import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { spokenLanguage } from '~/content/published/projects.server';
import { writtenLanguages } from '~/content/published/written-languages';
import { requireAvailable } from '~/content/store/availability.server';
import { openPreview } from '~/features/preview/preview.server';
import type { CatalogOptions } from '~/features/products/catalog.server';
import { type HeadTexts, isBuiltInProduct, productHead } from '~/features/products/product-head.server';
import { productPath } from '~/features/products/products';
import { languageOf } from '~/i18n/negotiation.server';
import { productByLanguage, productView } from '~/page-data/product.server';
import { ProductPage } from '~/sections/product/product-page';
import type { ProductView } from '~/sections/product/product-view';
import { softwareApplication } from '~/sections/product/software-application';
import { accent } from '~/sections/shared/accent.css';
import { lookOf } from '~/share-images/address';
import { type PageHead, pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

type ProductHead = HeadTexts & Pick<PageHead, 'languages'>;

async function headOf(view: ProductView, language: Language, options: CatalogOptions): Promise<ProductHead> {
  const { product, project } = view;
  if (!project || isBuiltInProduct(product)) return productHead(product, language, project);
  const lang = spokenLanguage(project);
  const versions = await requireAvailable(productByLanguage(product, options));
  return {
    ...(await productHead(product, lang, versions.get(lang) ?? project)),
    languages: writtenLanguages(versions, spokenLanguage),
    ...(lang !== language && { lang }),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { language } = languageOf(request);
  const key = params.key ?? '';
  const { preview, isHidden, headers } = await openPreview(request, { kind: 'project', key });
  const options = { withUnpublished: preview !== null };
  const view = await productView(key, language, options);
  const head = await headOf(view, language, options);
  const name = view.copy.hero.title.value;
  const description = view.project?.description?.value ?? head.description;
  return data(
    {
      view,
      isInGermanAlone: head.lang !== undefined,
      head: pageHead(args, {
        ...head,
        isHidden,
        name,
        canonicalPath: productPath(key),
        shareTitle: view.copy.summary,
        shareLook: lookOf(view),
        structuredData: (context) => [softwareApplication(context, { name, description })],
      }),
      preview,
    },
    { headers },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function Product() {
  const { view, isInGermanAlone } = useLoaderData<typeof loader>();
  return (
    <div className={accent[view.color]} data-product={view.product}>
      <ProductPage view={view} isInGermanAlone={isInGermanAlone} />
    </div>
  );
}
