import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { configuredCalendar } from '~/features/meeting/calendar.server';
import { ConsentPage } from '~/features/meeting/consent-page';
import stylesheet from '~/features/meeting/consent-page.css?url';
import { languageOf } from '~/i18n/negotiation.server';
import { internalHref } from '~/i18n/paths';
import { textsFor } from '~/i18n/texts.server';
import { standaloneDocument } from '~/site/standalone-document.server';

/** Shown only in the frame of the meeting page, so hidden from search engines. */
export function loader({ request }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  const calendar = configuredCalendar();
  if (!calendar) throw redirect(internalHref('/schedule-meeting', locale));
  const texts = textsFor(locale.language, 'schedule-meeting')['schedule-meeting'];
  return standaloneDocument({
    lang: locale.language,
    title: texts.consent.title,
    stylesheet,
    body: <ConsentPage texts={texts} calendar={calendar} />,
    headers: {
      'X-Robots-Tag': 'noindex',
      ...(locale.prefix === null && { Vary: 'Accept-Language, Cookie' }),
    },
  });
}
