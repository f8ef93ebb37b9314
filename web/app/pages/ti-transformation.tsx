import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BOXES } from '~/features/ti-transformation/drawing/boxes';
import { phaseIn } from '~/features/ti-transformation/phase-in-address.server';
import { sharedPhase } from '~/features/ti-transformation/shared-phase.server';
import { DrawnPictures } from '~/features/ti-transformation/stage/drawn-pictures';
import { drawnPictures } from '~/features/ti-transformation/stage/drawn-pictures.server';
import { Stage } from '~/features/ti-transformation/stage/stage';
import { stageTexts } from '~/features/ti-transformation/stage/stage-texts';
import { BoxList } from '~/features/ti-transformation/stills/box-list';
import { stillPaths } from '~/features/ti-transformation/stills/still-address';
import { Stills } from '~/features/ti-transformation/stills/stills';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { Island } from '~/islands/island';
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
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';

export function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const firstPhase = phaseIn(new URL(args.request.url));
  const shared = firstPhase === null ? null : sharedPhase(language, firstPhase);
  const { page, meta: own } = textsFor(language, 'ti-transformation')['ti-transformation'];
  const head = pageHead(args, {
    ...own,
    name: page.name,
    ...(shared && {
      shareTitle: shared.title,
      shareVariant: { name: shared.variant, path: shared.path },
    }),
  });
  const pictures = drawnPictures(language, firstPhase);
  return { head, language, firstPhase, pictures, boxes: BOXES.map(({ slug }) => slug) };
}

export const meta = pageMeta;

export default function TiTransformation() {
  const { language, firstPhase, pictures, boxes } = useLoaderData<typeof loader>();
  const texts = useTexts('ti-stage');
  const { page, duties, info, process, benefits, world, moved, sources, closing } =
    useTexts('ti-transformation');
  return (
    <>
      <PageIntro {...page} aside={<Duties duties={duties} sources={sources} />}>
        <Link to="/schedule-meeting" className={primary}>
          {page.consultation}
        </Link>
        <WhitepaperLink>{page.whitepaper}</WhitepaperLink>
      </PageIntro>
      <DrawnPictures.Provider value={pictures}>
        <Island name="stage" client={firstPhase === null ? 'visible' : 'load'} places={boxes}>
          <Stage texts={stageTexts(texts)} firstPhase={firstPhase} />
        </Island>
      </DrawnPictures.Provider>
      <InfoCards info={info} sources={sources} />
      <Process process={process} />
      <Benefits benefits={benefits} />
      <Stills texts={texts} pictures={stillPaths(language)} />
      <RoadMap world={world} moved={moved} sources={sources} />
      <BoxList texts={texts} />
      <SourceList register={SOURCES} sources={sources} language={language} isFolded />
      <ClosingBand
        title={closing.title}
        text={closing.text}
        lang={closing.lang}
        links={[
          { to: '/schedule-meeting', label: closing.consultation },
          { to: '/documentation#ti-transformation', label: closing.more },
        ]}
      />
    </>
  );
}
