import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { spokenLanguage } from '~/content/published/projects.server';
import { shownProject } from '~/content/published/shown-project.server';
import { openPreview } from '~/features/preview/preview.server';
import { type HeadTexts, productHead } from '~/features/products/product-head.server';
import { productPath } from '~/features/products/products';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { GenericProductPage } from '~/sections/product/generic-product-page';
import { ProductPage } from '~/sections/product/product-page';
import { pageMeta } from '~/site/head';
import { softwareApplication } from '~/site/thing-data';
import { type ProductView, productView, type ViewOptions } from './product.server';

/** Title and description; those of the German page where a product is described in German alone. */
async function headOf(view: ProductView, language: Language, options: ViewOptions): Promise<HeadTexts> {
  if (view.kind === 'built-in') return productHead(view.product, language);
  const { key } = view.project;
  const lang = spokenLanguage(view.project);
  if (lang === language) return productHead(key, language, view.project);
  const original = await productView(key, lang, options);
  return { ...(await productHead(key, lang, original.kind === 'from-cms' ? original.project : null)), lang };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const key = params.key ?? '';
  const { preview, isHidden, headers } = await openPreview(request, { kind: 'project', key });
  const view = await productView(key, language, { withUnpublished: preview !== null });
  const head = await headOf(view, language, { withUnpublished: preview !== null });
  const shown = view.kind === 'from-cms' ? { ...view, project: shownProject(view.project) } : view;
  return data({ view: shown, head, preview, isHidden, texts: textsFor(language, 'product') }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta<typeof loader>(({ view, head, isHidden }, { key = '' }) => {
  const name = view.kind === 'built-in' ? view.copy.hero.title : view.project.title.value;
  return {
    ...head,
    isHidden,
    name,
    canonicalPath: productPath(key),
    structuredData: (context) => [softwareApplication(context, { name, description: head.description })],
  };
});

export default function Product() {
  const { view, head } = useLoaderData<typeof loader>();
  if (view.kind === 'from-cms') {
    return <GenericProductPage project={view.project} isInGermanAlone={head.lang !== undefined} />;
  }
  return <ProductPage {...view} />;
}
