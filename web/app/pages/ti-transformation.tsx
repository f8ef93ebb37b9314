import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sharedPhase } from '~/features/ti-transformation/shared-phase.server';
import { Stage } from '~/features/ti-transformation/stage/stage';
import { stageData } from '~/features/ti-transformation/stage-data.server';
import { BoxList } from '~/features/ti-transformation/stills/box-list';
import { stillPaths } from '~/features/ti-transformation/stills/still-address';
import { Stills } from '~/features/ti-transformation/stills/stills';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { ClosingBand } from '~/sections/shared/closing-band';
import { PageIntro } from '~/sections/shared/page-intro';
import { SourceList } from '~/sections/shared/sources/source-list';
import { Benefits } from '~/sections/ti-transformation/benefits';
import { Duties } from '~/sections/ti-transformation/duties';
import { InfoCards } from '~/sections/ti-transformation/info-cards';
import { Process } from '~/sections/ti-transformation/process';
import { RoadMap } from '~/sections/ti-transformation/road-map';
import { SOURCES } from '~/sections/ti-transformation/sources';
import { WhitepaperLink } from '~/sections/ti-transformation/whitepaper-link';
import { pageMeta } from '~/site/head';
import { onInk, outlineOnInk, primary } from '~/ui/button.css';
import { Link } from '~/ui/link';

export function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const data = stageData(language, new URL(request.url));
  return {
    language,
    data,
    shared: data.phase === null ? null : sharedPhase(language, data.phase),
    pictures: stillPaths(language),
    texts: textsFor(language, 'ti-transformation', 'ti-stage'),
  };
}

export const meta = pageMeta<typeof loader>(({ texts, shared }) => ({
  ...texts['ti-transformation'].meta,
  name: texts['ti-transformation'].page.name,
  ...(shared && {
    shareTitle: shared.title,
    shareVariant: { name: shared.variant, path: shared.path },
  }),
}));

export default function TiTransformation() {
  const { language, data, pictures, texts } = useLoaderData<typeof loader>();
  const { page, duties, info, process, benefits, world, moved, sources, closing } =
    texts['ti-transformation'];
  const stage = texts['ti-stage'];
  return (
    <>
      <PageIntro {...page} aside={<Duties duties={duties} sources={sources} />}>
        <Link to="/schedule-meeting" className={primary}>
          {page.consultation}
        </Link>
        <WhitepaperLink>{page.whitepaper}</WhitepaperLink>
      </PageIntro>
      <Stage texts={stage} data={data} />
      <InfoCards info={info} sources={sources} />
      <Process process={process} />
      <Benefits benefits={benefits} />
      <Stills texts={stage} pictures={pictures} />
      <BoxList texts={stage} />
      <RoadMap world={world} moved={moved} sources={sources} />
      <SourceList register={SOURCES} sources={sources} language={language} />
      <ClosingBand title={closing.title} text={closing.text} lang={closing.lang}>
        <Link to="/schedule-meeting" className={onInk}>
          {closing.consultation}
        </Link>
        <Link to="/documentation#ti-transformation" className={outlineOnInk}>
          {closing.more}
        </Link>
      </ClosingBand>
    </>
  );
}
