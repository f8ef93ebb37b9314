import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ContactForm } from '~/features/contact/contact-form';
import { type ContactFormResult, contactFormAction, contactFormState } from '~/features/contact/form.server';
import { configuredCalendar } from '~/features/meeting/calendar.server';
import { CalendarFrame } from '~/features/meeting/calendar-frame';
import { Verified } from '~/features/meeting/verified';
import { languageOf } from '~/i18n/negotiation.server';
import { useTexts } from '~/i18n/texts';
import { textsFor } from '~/i18n/texts.server';
import { Island } from '~/islands/island';
import { MeetingRequest } from '~/sections/schedule-meeting/meeting-request';
import { PageIntro } from '~/sections/shared/page-intro';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { Section } from '~/ui/section';

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { language } = languageOf(request);
  const isVerified = new URL(request.url).searchParams.get('meeting') === 'verified';
  const { meta: own, verified } = textsFor(language, 'schedule-meeting')['schedule-meeting'];
  return {
    head: pageHead(
      args,
      isVerified ? { title: verified.title, description: verified.text, isHidden: true } : own,
    ),
    isVerified,
    hasCalendar: configuredCalendar() !== null,
    contact: await contactFormState(request),
  };
}

export const action = contactFormAction;

export const meta = pageMeta;

export default function ScheduleMeeting() {
  const { isVerified, hasCalendar, contact } = useLoaderData<typeof loader>();
  const answer = useActionData<ContactFormResult>();
  const meeting = useTexts('schedule-meeting');
  const { page } = meeting;
  if (isVerified) return <Verified texts={meeting.verified} />;
  if (!hasCalendar) {
    return (
      <MeetingRequest texts={meeting}>
        <Island name="contact-form" client="visible" texts={['contact']}>
          <ContactForm {...contact} answer={answer} topic="meeting" />
        </Island>
      </MeetingRequest>
    );
  }
  return (
    <>
      <PageIntro {...page} back={{ to: '/', text: page.back }} />
      <Section lang={meeting.frame.lang}>
        <CalendarFrame title={meeting.frame.title} />
      </Section>
    </>
  );
}
