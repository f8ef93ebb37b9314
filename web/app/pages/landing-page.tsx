import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { findLandingPageByLanguage, type LandingPage } from '~/content/published/landing-pages.server';
import { writtenLanguages } from '~/content/published/written-languages';
import { requireAvailable } from '~/content/store/availability.server';
import { openPreview } from '~/features/preview/preview.server';
import { gone, notFound } from '~/http/responses.server';
import { languageOf } from '~/i18n/negotiation.server';
import { landingView } from '~/page-data/landing-page.server';
import { Landing } from '~/sections/landing/landing-page';
import { type PageHead, pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

const spokenLanguage = ({ title }: LandingPage): Language => title.lang;

/** German stands in for a language without a title; the canonical page is then the German one. */
function headOf(
  page: LandingPage,
  language: Language,
  versions: ReadonlyMap<Language, LandingPage>,
): PageHead {
  const lang = spokenLanguage(page);
  return {
    title: page.title.value,
    description: page.description?.value ?? page.title.value,
    name: page.title.value,
    languages: writtenLanguages(versions, spokenLanguage),
    ...(lang !== language && { lang }),
  };
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { language } = languageOf(request);
  const key = params.slug ?? '';
  const [versions, { preview, isHidden, headers }] = await Promise.all([
    requireAvailable(findLandingPageByLanguage(key)),
    openPreview(request, { kind: 'landing-page', key }),
  ]);
  const page = versions.get(language);
  if (!page) throw notFound();
  if (!preview) {
    if (page.state === 'ended') throw gone();
    if (page.state !== 'published') throw notFound();
  }
  const head = headOf(page, language, versions);
  return data(
    {
      head: pageHead(args, { ...head, isHidden }),
      isInGermanAlone: head.lang !== undefined,
      page: await landingView(page, language),
      preview,
    },
    { headers },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function LandingPageRoute() {
  const { page, isInGermanAlone } = useLoaderData<typeof loader>();
  return <Landing page={page} isInGermanAlone={isInGermanAlone} />;
}
