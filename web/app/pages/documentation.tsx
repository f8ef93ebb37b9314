import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LANGUAGES } from 'contract/languages';
import { RESOURCE_TEXT_NAMES } from 'contract/resource-fields';
import { getStoredResources } from '~/content/published/resources.server';
import { withShownLines } from '~/content/published/shown-lines.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { openPreview, previewedKey } from '~/features/preview/preview.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { Consultation } from '~/sections/documentation/consultation';
import { ResourceSection } from '~/sections/documentation/resource-section';
import { Shelf } from '~/sections/documentation/shelf';
import { shownResource } from '~/sections/documentation/shown-resource';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { language } = languageOf(request);
  const key = previewedKey(request);
  const [stored, { preview, isHidden, headers }] = await Promise.all([
    orWhenUnavailable(getStoredResources(language), []),
    openPreview(request, { kind: 'resource', key }),
  ]);
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const reader = { language, locale };
  const resources = stored
    .map(({ entry }) => entry)
    .filter(({ isPublished, ...resource }) => isPublished || (preview !== null && resource.key === key))
    .map((resource) => shownResource(withShownLines(resource, RESOURCE_TEXT_NAMES, 'resource'), reader))
    .filter((resource) => resource !== null);
  const head = pageHead(args, { ...textsFor(language, 'documentation').documentation.meta, isHidden });
  return data({ head, preview, resources }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function Documentation() {
  const { resources } = useLoaderData<typeof loader>();
  const { page, identity, transformation, actions, consultation, closing } = useTexts('documentation');
  const shown = { actions, resources };
  return (
    <>
      <PageIntro {...page} aside={<Shelf />} />
      <ResourceSection part="identity-access-management" color="indigo" texts={identity} {...shown} />
      <ResourceSection part="ti-transformation" color="teal" texts={transformation} {...shown} />
      <Consultation consultation={consultation} closing={closing} />
    </>
  );
}
