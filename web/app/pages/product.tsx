import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { spokenLanguage } from '~/content/published/projects.server';
import { shownProject } from '~/content/published/shown-project.server';
import { writtenLanguages } from '~/content/published/written-languages';
import { requireAvailable } from '~/content/store/availability.server';
import { openPreview } from '~/features/preview/preview.server';
import { type HeadTexts, productHead } from '~/features/products/product-head.server';
import { productPath } from '~/features/products/products';
import { languageOf } from '~/i18n/negotiation.server';
import { Island } from '~/islands/island';
import {
  type ProductView,
  productByLanguage,
  productView,
  type ViewOptions,
} from '~/page-data/product.server';
import { GenericProductPage } from '~/sections/product/generic-product-page';
import { ProductHub } from '~/sections/product/product-hub';
import { ProductAtWork, ProductIntroduction } from '~/sections/product/product-page';
import { accent } from '~/sections/shared/accent.css';
import { type PageHead, pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { softwareApplication } from '~/site/thing-data';

type ProductHead = HeadTexts & Pick<PageHead, 'languages'>;

async function headOf(view: ProductView, language: Language, options: ViewOptions): Promise<ProductHead> {
  if (view.kind === 'built-in') return productHead(view.product, language);
  const { key } = view.project;
  const lang = spokenLanguage(view.project);
  const versions = await requireAvailable(productByLanguage(key, options));
  return {
    ...(await productHead(key, lang, versions.get(lang) ?? view.project)),
    languages: writtenLanguages(versions, spokenLanguage),
    ...(lang !== language && { lang }),
  };
}

const shownView = (view: ProductView) =>
  view.kind === 'built-in' ? view : { ...view, project: shownProject(view.project) };

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { language } = languageOf(request);
  const key = params.key ?? '';
  const { preview, isHidden, headers } = await openPreview(request, { kind: 'project', key });
  const view = await productView(key, language, { withUnpublished: preview !== null });
  const head = await headOf(view, language, { withUnpublished: preview !== null });
  const name = view.kind === 'built-in' ? view.copy.hero.title : view.project.title.value;
  return data(
    {
      view: shownView(view),
      isInGermanAlone: head.lang !== undefined,
      head: pageHead(args, {
        ...head,
        isHidden,
        name,
        canonicalPath: productPath(key),
        structuredData: (context) => [softwareApplication(context, { name, description: head.description })],
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
  if (view.kind === 'from-cms') {
    return (
      <div className={accent[view.project.color]} data-product={view.project.key}>
        <GenericProductPage project={view.project} isInGermanAlone={isInGermanAlone} />
      </div>
    );
  }
  const { hub } = view.copy;
  return (
    <div className={accent[view.color]} data-product={view.product}>
      <ProductIntroduction {...view} />
      {hub && (
        <Island name="product-hub" client="visible">
          <ProductHub hub={hub} />
        </Island>
      )}
      <ProductAtWork {...view} />
    </div>
  );
}
