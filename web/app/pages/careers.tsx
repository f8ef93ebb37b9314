import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { PositionIndex, PositionList } from '~/sections/careers/position-list';
import { describePosition, openPositions } from '~/sections/careers/positions';
import { WorkValues } from '~/sections/careers/work-values';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageMeta } from '~/site/head';
import { jobPosting } from '~/site/thing-data';

export function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  return { texts: textsFor(language, 'careers') };
}

export const meta = pageMeta<typeof loader>(({ texts: { careers } }) => ({
  ...careers.meta,
  name: careers.page.title,
  structuredData: (context) =>
    openPositions(careers.positions).map((position) =>
      jobPosting(context, { ...position, description: describePosition(position, careers.positions) }),
    ),
}));

export default function Careers() {
  const { page, values, positions, speculative, mail } = useLoaderData<typeof loader>().texts.careers;
  return (
    <>
      <PageIntro {...page} aside={<PositionIndex positions={positions} speculative={speculative} />} />
      <WorkValues values={values} />
      <PositionList positions={positions} speculative={speculative} mail={mail} />
    </>
  );
}
