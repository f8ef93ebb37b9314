import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAvailable } from '~/content/availability.server';
import { findSection } from '~/content/sections.server';
import { openPreview } from '~/features/preview/preview.server';
import { useLiveSection } from '~/features/preview/use-live-section';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { notFound } from '~/responses.server';
import { TextPage } from '~/sections/shared/text-page';
import { pageMeta } from '~/site/head';

/** Privacy and terms: there once editors have written the section of that name (decisions G4). */
export async function loader({ request }: LoaderFunctionArgs) {
  const key = splitPath(new URL(request.url).pathname).path.slice(1);
  const section = await requireAvailable(findSection(key, languageOf(request).language));
  if (!section) throw notFound();
  const { preview, isHidden, headers } = await openPreview(request, { kind: 'section', key });
  return data({ section, preview, isHidden }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta<typeof loader>(({ section, isHidden }) => ({
  title: section.title?.value ?? section.key,
  description: section.description?.value ?? '',
  isHidden,
}));

export default function SectionPage() {
  const { section, preview } = useLoaderData<typeof loader>();
  const shown = useLiveSection(preview, 'main') ?? section;
  return <TextPage {...shown} fallbackTitle={section.key} />;
}
