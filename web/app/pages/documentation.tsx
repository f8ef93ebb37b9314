import type { LoaderFunctionArgs } from '@remix-run/node';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { Consultation } from '~/sections/documentation/consultation';
import { ResourceSection } from '~/sections/documentation/resource-section';
import { IDENTITY_RESOURCES, TRANSFORMATION_RESOURCES } from '~/sections/documentation/resources';
import { Shelf } from '~/sections/documentation/shelf';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  return { head: pageHead(args, textsFor(language, 'documentation').documentation.meta) };
}

export const meta = pageMeta;

export default function Documentation() {
  const { page, identity, transformation, consultation, closing } = useTexts('documentation');
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
