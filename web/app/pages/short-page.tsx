import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Link } from '~/ui/link';
import { shortPageFor } from './short-page.server';

export function loader({ request }: LoaderFunctionArgs) {
  return shortPageFor(request);
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.page.title }, { name: 'description', content: data.page.sentence }] : [];

/** A page of a later issue in the final frame: what it will be about, and ways on. */
export default function ShortPage() {
  const { page, labels } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1}>
      <div lang={page.lang}>
        <h1>{page.title}</h1>
        <p>{page.sentence}</p>
      </div>
      <div lang={labels.lang}>
        <p>{labels.note}</p>
        <p>
          <Link to="/">{labels.back}</Link> <Link to="/#contact">{labels.contact}</Link>
        </p>
      </div>
    </main>
  );
}
