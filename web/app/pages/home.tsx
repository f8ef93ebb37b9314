import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getActiveProjects } from '~/content/published/projects.server';
import { findSection } from '~/content/published/sections.server';
import { shownProject } from '~/content/published/shown-project.server';
import { shownSection } from '~/content/published/shown-section';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { Contact } from '~/features/contact/contact';
import { contactFormAction, contactFormState } from '~/features/contact/form.server';
import { openPreview, previewedKey } from '~/features/preview/preview.server';
import { useLiveSection } from '~/features/preview/use-live-section';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { About } from '~/sections/home/about';
import { Closing } from '~/sections/home/closing';
import { Consulting } from '~/sections/home/consulting';
import { isOnHome } from '~/sections/home/edited-copy';
import { EuId } from '~/sections/home/eu-id';
import { Expertise } from '~/sections/home/expertise';
import { expertiseTable } from '~/sections/home/expertise-table.server';
import { Hero } from '~/sections/home/hero';
import { heroNetwork } from '~/sections/home/hero-network.server';
import { PLACELESS_ID, UnassignedSection } from '~/sections/home/placeless-section';
import { Solutions } from '~/sections/home/solutions';
import { Stats } from '~/sections/home/stats';
import { Why } from '~/sections/home/why';
import { pageMeta } from '~/site/head';
import { HOME_SECTIONS } from '~/site-map';

/** The element that shows a section. */
const elementOf = (key: string) => (isOnHome(key) ? HOME_SECTIONS[key].element : PLACELESS_ID);

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const key = previewedKey(request);
  const sectionOf = async (name: string) => {
    const section = await orWhenUnavailable(findSection(name, language), null);
    return section && shownSection(section);
  };
  const [projects, hero, about, { preview, isHidden, headers }] = await Promise.all([
    orWhenUnavailable(getActiveProjects(language), []),
    sectionOf('hero'),
    sectionOf('about'),
    openPreview(request, { kind: 'section', key }),
  ]);
  const placeless = preview && !isOnHome(key) ? await sectionOf(key) : null;
  return data(
    {
      projects: projects.map(shownProject),
      hero,
      about,
      placeless,
      preview,
      isHidden,
      network: heroNetwork(language),
      expertise: expertiseTable(language),
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
  const { projects, hero, about, placeless, preview, network, expertise, contact } =
    useLoaderData<typeof loader>();
  const live = useLiveSection(preview, elementOf(preview?.sectionKey ?? ''));
  const stages = Object.fromEntries(projects.map(({ key, stage }) => [key, stage ?? '']));
  return (
    <>
      <Hero edited={live?.key === 'hero' ? live : hero} stages={stages} network={network} />
      <Solutions projects={projects} />
      <Consulting />
      <Why />
      <EuId />
      <Stats />
      <About edited={live?.key === 'about' ? live : about} />
      {placeless && <UnassignedSection section={live ?? placeless} />}
      <Expertise table={expertise} />
      <Closing />
      <Contact {...contact} />
    </>
  );
}
