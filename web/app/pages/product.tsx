import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { productHead } from '~/discovery/product-head.server';
import { openPreview } from '~/features/preview/preview.server';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { productPath } from '~/products';
import { GenericProductPage } from '~/sections/product/generic-product-page';
import { ProductPage } from '~/sections/product/product-page';
import { pageMeta } from '~/site/head';
import { softwareApplication } from '~/site/structured-data';
import { productView } from './product.server';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const key = params.key ?? '';
  const { preview, isHidden, headers } = await openPreview(request, { kind: 'project', key });
  const view = await productView(key, language, { withUnpublished: preview !== null });
  const head = await productHead(key, language, view.kind === 'from-cms' ? view.project : null);
  return data({ view, head, preview, isHidden, texts: textsFor(language, 'product') }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta<typeof loader>(({ view, head, isHidden }, { key = '' }) => {
  const name = view.kind === 'built-in' ? view.copy.hero.title : view.project.title.value;
  return {
    ...head,
    isHidden,
    name,
    canonicalPath: productPath(key),
    structuredData: (place) => [softwareApplication(place, { name, description: head.description })],
  };
});

export default function Product() {
  const { view } = useLoaderData<typeof loader>();
  if (view.kind === 'from-cms') return <GenericProductPage project={view.project} />;
  return <ProductPage product={view.product} color={view.color} copy={view.copy} />;
}
