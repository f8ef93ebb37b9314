import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requireAvailable } from '~/content/availability.server';
import { findSection } from '~/content/sections.server';
import { languageOf } from '~/i18n/negotiation.server';
import { splitPath } from '~/i18n/paths';
import { notFound } from '~/responses.server';

/** Privacy and terms: there once editors have written the section of that name (decisions G4). */
export async function loader({ request }: LoaderFunctionArgs) {
  const key = splitPath(new URL(request.url).pathname).path.slice(1);
  const section = await requireAvailable(findSection(key, languageOf(request).language));
  if (!section) throw notFound();
  return { section };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.section.title?.value ?? data.section.key }] : [];

export default function SectionPage() {
  const { section } = useLoaderData<typeof loader>();
  const { title, description, content } = section;
  return (
    <main id="main" tabIndex={-1}>
      <h1 lang={title?.lang}>{title?.value ?? section.key}</h1>
      {description && <p lang={description.lang}>{description.value}</p>}
      {content && (
        <div lang={content.lang}>
          {content.value.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </main>
  );
}
