import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/site/head';
import { MessagePage } from '~/site/message-page';
import { primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { shortPageFor } from './short-page.server';

export function loader({ request }: LoaderFunctionArgs) {
  return shortPageFor(request);
}

export const meta = pageMeta<typeof loader>(({ page }) => ({
  title: page.title,
  description: page.sentence,
  isHidden: true,
}));

/** Nothing to be found there yet. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

/** A page that is not built yet, in the frame of the site: what it will be about, and ways on. */
export default function ShortPage() {
  const { page, labels } = useLoaderData<typeof loader>();
  return (
    <MessagePage title={page.title} text={page.sentence} note={labels.note} lang={page.lang}>
      <Link to="/" className={primary}>
        {labels.back}
      </Link>
      <Link to="/#contact" className={secondary}>
        {labels.contact}
      </Link>
    </MessagePage>
  );
}
