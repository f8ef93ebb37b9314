import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { type Section, spokenLanguage } from '~/content/published/section';
import { findSectionByLanguage } from '~/content/published/sections.server';
import { shownSection } from '~/content/published/shown-section';
import { writtenLanguages } from '~/content/published/written-languages';
import { requireAvailable } from '~/content/store/availability.server';
import { openPreview } from '~/features/preview/preview.server';
import { notFound } from '~/http/responses.server';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { Island } from '~/islands/island';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainText } from '~/markdown/plain-text';
import { LiveTextPage } from '~/sections/shared/live-text-page';
import { TextPage } from '~/sections/shared/text-page';
import { type PageHead, pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { pagesWith } from '~/site-map';

/** Title and description; those of the German page where the text is there in German alone. */
function headOf(section: Section, language: Language, versions: ReadonlyMap<Language, Section>): PageHead {
  const lang = spokenLanguage(section);
  const { title, description, key } = versions.get(lang) ?? section;
  return {
    title: title?.value ?? key,
    description: plainText(parseMarkdown(description?.value ?? '')),
    languages: writtenLanguages(versions, spokenLanguage),
    ...(lang !== language && { lang }),
  };
}

/** Such as privacy and terms: there once editors have written the section of that name (decisions G4). */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { path } = splitPath(new URL(request.url).pathname);
  const key = pagesWith('section').find((known) => known.path === path)?.section;
  if (key === undefined) throw notFound();
  const { language } = languageOf(request);
  const versions = await requireAvailable(findSectionByLanguage(key));
  const found = versions?.get(language);
  if (!versions || !found) throw notFound();
  const section = shownSection(found);
  const head = headOf(found, language, versions);
  const { preview, isHidden, headers } = await openPreview(request, { kind: 'section', key });
  return data(
    {
      head: pageHead(args, { ...head, isHidden }),
      isInGermanAlone: head.lang !== undefined,
      section,
      preview,
    },
    { headers },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function SectionPage() {
  const { section, isInGermanAlone, preview } = useLoaderData<typeof loader>();
  if (!preview) return <TextPage section={section} isInGermanAlone={isInGermanAlone} />;
  return (
    <Island name="live-text-page" client="load" texts={['frame']}>
      <LiveTextPage preview={preview} saved={section} isInGermanAlone={isInGermanAlone} />
    </Island>
  );
}
