import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { Consultation } from '~/sections/documentation/consultation';
import { ResourceSection } from '~/sections/documentation/resource-section';
import { IDENTITY_RESOURCES, TRANSFORMATION_RESOURCES } from '~/sections/documentation/resources';
import { Shelf } from '~/sections/documentation/shelf';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageMeta } from '~/site/head';

export function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  return { texts: textsFor(language, 'documentation') };
}

export const meta = pageMeta<typeof loader>(({ texts }) => texts.documentation.meta);

export default function Documentation() {
  const { page, identity, transformation, consultation, closing } =
    useLoaderData<typeof loader>().texts.documentation;
  return (
    <>
      <PageIntro {...page} aside={<Shelf />} />
      <ResourceSection
        id="identity-access-management"
        color="indigo"
        texts={identity}
        resources={IDENTITY_RESOURCES}
      />
      <ResourceSection
        id="ti-transformation"
        color="teal"
        texts={transformation}
        resources={TRANSFORMATION_RESOURCES}
      />
      <Consultation consultation={consultation} closing={closing} />
    </>
  );
}
