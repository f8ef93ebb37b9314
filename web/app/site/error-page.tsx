import { isRouteErrorResponse, useLocation } from '@remix-run/react';
import { useTexts } from '~/i18n/texts';
import { primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { isMissing } from './error-head';
import { MessagePage } from './message-page';

/** Replaces a page that is missing (404, 410), unreachable (503) or broken (decisions B8). */
export function ErrorPage({ error }: { error: unknown }) {
  const { notFound, error: texts } = useTexts('frame');
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isMissing(status)) {
    return (
      <MessagePage title={notFound.title} text={notFound.text} lang={notFound.lang} what="missing">
        <Link to="/" className={primary}>
          {notFound.home}
        </Link>
        <Link to="/#contact" className={secondary}>
          {notFound.contact}
        </Link>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={texts.title}
      text={status === 503 ? texts.unavailable : texts.text}
      lang={texts.lang}
      what="unavailable"
    >
      <a href={pathname + search} className={primary}>
        {texts.retry}
      </a>
      <Link to="/" className={secondary}>
        {texts.home}
      </Link>
    </MessagePage>
  );
}
