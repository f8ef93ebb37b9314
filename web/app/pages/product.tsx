import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { GenericProductPage } from '~/sections/product/generic-product-page';
import { ProductPage } from '~/sections/product/product-page';
import { pageMeta } from '~/site/head';
import { productView } from './product.server';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const view = await productView(params.key ?? '', language);
  return { view, texts: textsFor(language, 'product') };
}

export const meta = pageMeta<typeof loader>(({ view }) => {
  if (view.kind === 'built-in') return view.copy.meta;
  const { title, description } = view.project;
  return { title: title.value, description: description?.value ?? title.value };
});

export default function Product() {
  const { view } = useLoaderData<typeof loader>();
  if (view.kind === 'from-cms') return <GenericProductPage project={view.project} />;
  return <ProductPage product={view.product} color={view.color} copy={view.copy} />;
}
