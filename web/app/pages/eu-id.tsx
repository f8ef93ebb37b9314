import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LANGUAGES } from 'contract/languages';
import { markedPost } from '~/content/published/marked-post.server';
import { getPosts } from '~/content/published/posts.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { Benefits } from '~/sections/eu-id/benefits';
import { FurtherReading } from '~/sections/eu-id/further-reading';
import { HospitalSteps } from '~/sections/eu-id/hospital-steps';
import { KeyDates } from '~/sections/eu-id/key-dates';
import { CURRENT_PROGRESS } from '~/sections/eu-id/milestones';
import { SOURCES } from '~/sections/eu-id/sources';
import { Timeline } from '~/sections/eu-id/timeline';
import { ClosingBand } from '~/sections/shared/closing-band';
import { PageIntro } from '~/sections/shared/page-intro';
import { SourceList } from '~/sections/shared/sources/source-list';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';

const POST = 'eu-wallet-termine-gesundheitswesen';

export async function loader(args: LoaderFunctionArgs) {
  const { language } = languageOf(args.request);
  const { locale } = LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];
  const posts = await orWhenUnavailable(getPosts(language), []);
  const [post = null] = posts.filter(({ slug }) => slug === POST).map((found) => markedPost(found));
  // Formats on the server only: browsers differ in the space before the percent sign.
  const progress = new Intl.NumberFormat(locale, { style: 'percent' }).format(CURRENT_PROGRESS / 100);
  const { meta: own, page } = textsFor(language, 'eu-id')['eu-id'];
  return { head: pageHead(args, { ...own, name: page.name }), language, post, progress };
}

export const meta = pageMeta;

export default function EuId() {
  const { language, post, progress } = useLoaderData<typeof loader>();
  const { page, dates, timeline, steps, benefits, more, sources, closing } = useTexts('eu-id');
  return (
    <>
      <PageIntro {...page} aside={<KeyDates dates={dates} sources={sources} />}>
        <Link to="/#contact" className={primary}>
          {page.contact}
        </Link>
        <Link to="/eu-id#steps" className={secondary}>
          {page.steps}
        </Link>
      </PageIntro>
      <Timeline timeline={timeline} sources={sources} progress={progress} />
      <HospitalSteps steps={steps} sources={sources} />
      <Benefits benefits={benefits} />
      <FurtherReading more={more} post={post} />
      <SourceList register={SOURCES} sources={sources} language={language} />
      <ClosingBand
        title={closing.title}
        text={closing.text}
        lang={closing.lang}
        links={[
          { to: '/#contact', label: closing.contact },
          { to: '/schedule-meeting', label: closing.schedule },
        ]}
      />
    </>
  );
}
