import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { PositionIndex, PositionList } from '~/sections/careers/position-list';
import { describePosition, openPositions, openUntil } from '~/sections/careers/positions';
import { WorkValues } from '~/sections/careers/work-values';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { fixedMarkup } from '~/site/markup.server';
import { pageMeta } from '~/site/page-meta';
import { jobPosting } from '~/site/thing-data';
import { ServerMarkup } from '~/ui/server-markup';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { careers } = textsFor(language, 'careers');
  const { page, values, positions, speculative, mail } = careers;
  return {
    head: pageHead(args, {
      ...careers.meta,
      name: page.title,
      structuredData: (context) =>
        openPositions(positions).map((position) =>
          jobPosting(context, {
            ...position,
            description: describePosition(position, positions),
            validThrough: openUntil(new Date()),
          }),
        ),
    }),
    all: fixedMarkup(
      args,
      'careers',
      <>
        <PageIntro {...page} aside={<PositionIndex positions={positions} speculative={speculative} />} />
        <WorkValues values={values} />
        <PositionList positions={positions} speculative={speculative} mail={mail} />
      </>,
    ),
  };
}

export const meta = pageMeta;

export default function Careers() {
  return <ServerMarkup markup={useLoaderData<typeof loader>().all} />;
}
