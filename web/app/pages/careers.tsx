import type { LoaderFunctionArgs } from '@remix-run/node';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { PositionIndex, PositionList } from '~/sections/careers/position-list';
import { describePosition, openPositions, openUntil } from '~/sections/careers/positions';
import { WorkValues } from '~/sections/careers/work-values';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { jobPosting } from '~/site/thing-data';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { meta: own, page, positions } = textsFor(language, 'careers').careers;
  return {
    head: pageHead(args, {
      ...own,
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
  };
}

export const meta = pageMeta;

export default function Careers() {
  const { page, values, positions, speculative, mail } = useTexts('careers');
  return (
    <>
      <PageIntro {...page} aside={<PositionIndex positions={positions} speculative={speculative} />} />
      <WorkValues values={values} />
      <PositionList positions={positions} speculative={speculative} mail={mail} />
    </>
  );
}
