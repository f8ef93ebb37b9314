import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { Consultation } from '~/sections/documentation/consultation';
import { ResourceSection } from '~/sections/documentation/resource-section';
import { IDENTITY_RESOURCES, TRANSFORMATION_RESOURCES } from '~/sections/documentation/resources';
import { Shelf } from '~/sections/documentation/shelf';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { fixedMarkup } from '~/site/markup.server';
import { pageMeta } from '~/site/page-meta';
import { ServerMarkup } from '~/ui/server-markup';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { documentation: texts } = textsFor(language, 'documentation');
  const { page, identity, transformation, consultation, closing } = texts;
  return {
    head: pageHead(args, texts.meta),
    all: fixedMarkup(
      args,
      'documentation',
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
      </>,
    ),
  };
}

export const meta = pageMeta;

export default function Documentation() {
  return <ServerMarkup markup={useLoaderData<typeof loader>().all} />;
}
