import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lazy } from 'react';
import { orWhenUnavailable } from '~/content/availability.server';
import { getActiveProjects } from '~/content/projects.server';
import { findSection } from '~/content/sections.server';
import { Contact } from '~/features/contact/contact';
import { contactFormAction, contactFormState } from '~/features/contact/form.server';
import { openPreview, previewedKey } from '~/features/preview/preview.server';
import { Previewed } from '~/features/preview/previewed';
import { useLiveSection } from '~/features/preview/use-live-section';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { About } from '~/sections/home/about';
import { Closing } from '~/sections/home/closing';
import { Consulting } from '~/sections/home/consulting';
import { EuId } from '~/sections/home/eu-id';
import { Expertise } from '~/sections/home/expertise';
import { Hero } from '~/sections/home/hero';
import { Solutions } from '~/sections/home/solutions';
import { Stats } from '~/sections/home/stats';
import { Why } from '~/sections/home/why';
import { pageMeta } from '~/site/head';

/** Only previews show a section that has no place of its own yet. */
const PlacelessSection = lazy(async () => ({
  default: (await import('~/sections/home/placeless-section')).PlacelessSection,
}));

/** The sections of the page whose texts editors own. */
const PLACES = ['hero', 'about'];

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const key = previewedKey(request);
  const sectionOf = (name: string) => orWhenUnavailable(findSection(name, language), null);
  const [projects, hero, about, { preview, isHidden, headers }] = await Promise.all([
    orWhenUnavailable(getActiveProjects(language), []),
    sectionOf('hero'),
    sectionOf('about'),
    openPreview(request, { kind: 'section', key }),
  ]);
  const placeless = preview && !PLACES.includes(key) ? await sectionOf(key) : null;
  return data(
    {
      projects,
      hero,
      about,
      placeless,
      preview,
      isHidden,
      contact: contactFormState(request),
      texts: textsFor(language, 'home', 'contact'),
    },
    { headers },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The contact form of a visitor without JavaScript. */
export const action = contactFormAction;

export const meta = pageMeta<typeof loader>(({ texts, isHidden }) => ({ ...texts.home.meta, isHidden }));

export default function Home() {
  const { projects, hero, about, placeless, preview, contact } = useLoaderData<typeof loader>();
  const live = useLiveSection(preview);
  const stages = Object.fromEntries(projects.map(({ key, stage }) => [key, stage ?? '']));
  return (
    <>
      <Previewed sectionKey="hero">
        <Hero edited={live?.key === 'hero' ? live : hero} stages={stages} />
      </Previewed>
      <Solutions projects={projects} />
      <Consulting />
      <Why />
      <EuId />
      <Stats />
      <Previewed sectionKey="about">
        <About edited={live?.key === 'about' ? live : about} />
      </Previewed>
      {placeless && (
        <Previewed sectionKey={placeless.key}>
          <PlacelessSection section={live ?? placeless} />
        </Previewed>
      )}
      <Expertise />
      <Closing />
      <Contact {...contact} />
    </>
  );
}
