import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isOpen, OPENING_TEXT_NAMES } from 'contract/opening-fields';
import { getStoredOpenings } from '~/content/published/openings.server';
import { withShownLines } from '~/content/published/shown-lines.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { openPreview, previewedKey } from '~/features/preview/preview.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { jobPosting } from '~/sections/careers/job-posting';
import { PositionIndex, PositionList } from '~/sections/careers/position-list';
import { describePosition, openUntil, positionOf } from '~/sections/careers/positions';
import { WorkValues } from '~/sections/careers/work-values';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { language } = languageOf(request);
  const { meta: own, page, positions } = textsFor(language, 'careers').careers;
  const key = previewedKey(request);
  const [stored, { preview, isHidden, headers }] = await Promise.all([
    orWhenUnavailable(getStoredOpenings(language), null),
    openPreview(request, { kind: 'opening', key }),
  ]);
  const now = new Date();
  const open = stored
    ?.map(({ entry }) => entry)
    .filter((opening) => isOpen(opening, now) || (preview !== null && opening.key === key));
  const head = pageHead(args, {
    ...own,
    isHidden,
    name: page.title,
    structuredData: (context) =>
      (open ?? []).map((opening) =>
        jobPosting(context, {
          ...opening,
          title: opening.title.value,
          description: describePosition(opening, positions),
          validThrough: opening.expires ?? openUntil(now),
        }),
      ),
  });
  const openings =
    open?.map((opening) => positionOf(withShownLines(opening, OPENING_TEXT_NAMES, 'opening'), language)) ??
    null;
  return data({ head, preview, openings }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function Careers() {
  const { openings } = useLoaderData<typeof loader>();
  const { page, values, positions, employment, speculative, mail } = useTexts('careers');
  const index = { openings, positions, employment, speculative };
  return (
    <>
      <PageIntro {...page} aside={<PositionIndex {...index} />} />
      <WorkValues values={values} />
      <PositionList {...index} mail={mail} />
    </>
  );
}
