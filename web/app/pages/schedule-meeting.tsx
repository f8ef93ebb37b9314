import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CalendarFrame } from '~/features/meeting/calendar-frame';
import { Verified } from '~/features/meeting/verified';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageMeta } from '~/site/head';
import { Section } from '~/ui/section';

export function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  return {
    isVerified: new URL(request.url).searchParams.get('meeting') === 'verified',
    texts: textsFor(language, 'schedule-meeting'),
  };
}

export const meta = pageMeta<typeof loader>(({ texts, isVerified }) => {
  const { meta: head, verified } = texts['schedule-meeting'];
  return isVerified ? { title: verified.title, description: verified.text, isHidden: true } : head;
});

export default function ScheduleMeeting() {
  const { isVerified, texts } = useLoaderData<typeof loader>();
  const meeting = texts['schedule-meeting'];
  const { page } = meeting;
  if (isVerified) return <Verified texts={meeting.verified} />;
  return (
    <>
      <PageIntro {...page} back={{ to: '/', text: page.back }} />
      <Section lang={meeting.frame.lang}>
        <CalendarFrame title={meeting.frame.title} />
      </Section>
    </>
  );
}
