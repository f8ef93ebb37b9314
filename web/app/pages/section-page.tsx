import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type Language, splitPath } from 'contract/languages';
import { type Section, spokenLanguage } from '~/content/published/section';
import { sectionPageTitle } from '~/content/published/section-page-title.server';
import { findSectionByLanguage } from '~/content/published/sections.server';
import { shownSection } from '~/content/published/shown-section.server';
import { writtenLanguages } from '~/content/published/written-languages';
import { requireAvailable } from '~/content/store/availability.server';
import { sectionDraftAction } from '~/features/preview/draft-action.server';
import { openPreview } from '~/features/preview/preview.server';
import { type SectionDraftResult, typedOrSaved } from '~/features/preview/typed-section';
import { notFound } from '~/http/responses.server';
import { languageOf } from '~/i18n/negotiation.server';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { plainText } from '~/markdown/plain-text';
import { TextPage } from '~/sections/shared/text-page';
import { type PageHead, pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { type PageSection, pagesWith } from '~/site-map';

function headOf(
  section: Section,
  page: PageSection,
  language: Language,
  versions: ReadonlyMap<Language, Section>,
): PageHead {
  const lang = spokenLanguage(section);
  const written = versions.get(lang) ?? section;
  const { description } = written;
  return {
    title: sectionPageTitle(written, page, lang).value,
    description: plainText(parseMarkdown(description?.value ?? '')),
    languages: writtenLanguages(versions, spokenLanguage),
    ...(lang !== language && { lang }),
  };
}

const subjectOf = (key: string) => ({ kind: 'section', key, element: 'main' }) as const;

const keyAt = (request: Request): PageSection | undefined => {
  const { path } = splitPath(new URL(request.url).pathname);
  return pagesWith('section').find((known) => known.path === path)?.section;
};

/** Serves pages such as privacy once editors have written their section (decisions G4). */
export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const key = keyAt(request);
  if (key === undefined) throw notFound();
  const { language } = languageOf(request);
  const versions = await requireAvailable(findSectionByLanguage(key));
  const found = versions?.get(language);
  if (!versions || !found) throw notFound();
  const title = sectionPageTitle(found, key, language);
  const section = shownSection(found);
  const head = headOf(found, key, language, versions);
  const { preview, isHidden, headers } = await openPreview(request, subjectOf(key));
  return data(
    {
      head: pageHead(args, { ...head, isHidden }),
      isInGermanAlone: head.lang !== undefined,
      title,
      section,
      preview,
    },
    { headers },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export function action(args: ActionFunctionArgs) {
  const key = keyAt(args.request);
  if (key === undefined) throw notFound();
  return sectionDraftAction(args, subjectOf(key));
}

export default function SectionPage() {
  const { section, title, isInGermanAlone } = useLoaderData<typeof loader>();
  const shown = typedOrSaved(useActionData<SectionDraftResult>(), section.key, section);
  const shownTitle = shown === section ? title : (shown.title ?? title);
  return <TextPage section={shown} title={shownTitle} isInGermanAlone={isInGermanAlone} />;
}
