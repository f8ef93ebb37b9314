import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { COMPANY } from '~/company';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { PositionList } from '~/sections/careers/position-list';
import { describePosition, mailHref, openPositions } from '~/sections/careers/positions';
import { WorkValues } from '~/sections/careers/work-values';
import { ClosingBand } from '~/sections/shared/closing-band';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageMeta } from '~/site/head';
import { jobPosting } from '~/site/thing-data';
import { onInk } from '~/ui/button.css';

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
      <PageIntro {...page} />
      <WorkValues values={values} />
      <PositionList positions={positions} mail={mail} />
      <ClosingBand title={speculative.title} text={speculative.text} lang={speculative.lang}>
        <a href={mailHref(COMPANY.email, mail.speculativeSubject)} className={onInk}>
          {speculative.action}
        </a>
      </ClosingBand>
    </>
  );
}
