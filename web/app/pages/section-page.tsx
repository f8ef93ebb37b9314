import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAvailable } from '~/content/availability.server';
import { findSection } from '~/content/sections.server';
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
  return { section };
}

export const meta = pageMeta<typeof loader>(({ section }) => ({
  title: section.title?.value ?? section.key,
  description: section.description?.value ?? '',
}));

export default function SectionPage() {
  const { section } = useLoaderData<typeof loader>();
  return <TextPage {...section} fallbackTitle={section.key} />;
}
