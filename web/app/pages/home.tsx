import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';
import { getActiveProjects } from '~/content/published/projects.server';
import { findSection } from '~/content/published/sections.server';
import { shownProject } from '~/content/published/shown-project.server';
import { shownSection } from '~/content/published/shown-section';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { Contact, ContactIntro } from '~/features/contact/contact';
import { contactFormAction, contactFormState } from '~/features/contact/form.server';
import { openPreview, previewedKey } from '~/features/preview/preview.server';
import { useLiveSection } from '~/features/preview/use-live-section';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { AboutText } from '~/sections/home/about';
import { Closing } from '~/sections/home/closing';
import { Consulting } from '~/sections/home/consulting';
import { isOnHome } from '~/sections/home/edited-copy';
import { AboutSection, UNASSIGNED_ID, UnassignedSection } from '~/sections/home/edited-section';
import { EuId } from '~/sections/home/eu-id';
import { Expertise } from '~/sections/home/expertise';
import { Hero } from '~/sections/home/hero';
import { HeroNetwork } from '~/sections/home/hero-network';
import { HeroText } from '~/sections/home/hero-text';
import { ROTATING, RotationSlideContent } from '~/sections/home/rotation-slide';
import { Solutions } from '~/sections/home/solutions';
import { Stats } from '~/sections/home/stats';
import { UnassignedText } from '~/sections/home/unassigned-text';
import { Why } from '~/sections/home/why';
import { accent } from '~/sections/shared/accent.css';
import { pageHead } from '~/site/head.server';
import { fixedMarkup, renderMarkup } from '~/site/markup.server';
import { pageMeta } from '~/site/page-meta';
import { HOME_SECTIONS } from '~/site-map';
import { ServerMarkup } from '~/ui/server-markup';
import { split } from '~/ui/split';

/** The element that shows a section. */
const elementOf = (key: string) => (isOnHome(key) ? HOME_SECTIONS[key].element : UNASSIGNED_ID);

/** The language of a block of texts, where that is not the page's. */
const langOf = ({ lang }: { lang?: Language }) => lang;

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
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
  const unassigned = preview && !isOnHome(key) ? await sectionOf(key) : null;
  const { home, frame } = textsFor(language, 'home', 'frame');
  const { carousel, slide, play, pause } = home.hero;
  const stages = new Map(projects.map(({ key, stage }) => [key, stage]));
  return data(
    {
      head: pageHead(args, { ...home.meta, isHidden }),
      preview,
      heroText: renderMarkup(args, <HeroText edited={hero} />),
      network: fixedMarkup(args, 'hero network', <HeroNetwork />),
      heroLang: langOf(home.hero),
      rotation: {
        labels: { carousel, slide, play, pause },
        slides: ROTATING.map((product) => ({
          key: product.key,
          name: frame.products[product.text],
          accent: accent[product.color],
          markup: renderMarkup(
            args,
            <RotationSlideContent product={product} stage={stages.get(product.key) ?? undefined} />,
          ),
        })),
      },
      solutions: renderMarkup(args, <Solutions projects={projects.map(shownProject)} />),
      offers: fixedMarkup(
        args,
        'home offers',
        <>
          <Consulting />
          <Why />
          <EuId />
          <Stats />
        </>,
      ),
      about: renderMarkup(args, <AboutText edited={about} />),
      aboutLang: langOf(home.about),
      unassigned: unassigned && renderMarkup(args, <UnassignedText section={unassigned} />),
      proof: fixedMarkup(
        args,
        'home proof',
        <>
          <Expertise />
          <Closing />
        </>,
      ),
      contactIntro: fixedMarkup(args, 'contact intro', <ContactIntro />),
      contact: await contactFormState(request),
      // What is typed in /admin is rendered by the browser, from all texts of the page.
      texts: preview ? textsFor(language, 'contact', 'home') : textsFor(language, 'contact'),
    },
    { headers },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The contact form of a visitor without JavaScript. */
export const action = contactFormAction;

export const meta = pageMeta;

const LiveSection = split(
  'live section',
  async () => (await import('~/sections/home/live-section')).LiveSection,
);

export default function Home() {
  const page = useLoaderData<typeof loader>();
  const { preview } = page;
  const live = useLiveSection(preview, elementOf(preview?.sectionKey ?? ''), LiveSection.prepare);
  const orLive = (isShown: boolean | undefined, saved: ReactNode) =>
    live && isShown ? <LiveSection section={live} /> : saved;
  return (
    <>
      <Hero
        text={orLive(live?.key === 'hero', <ServerMarkup markup={page.heroText} />)}
        lang={page.heroLang}
        rotation={page.rotation}
        network={page.network}
      />
      <ServerMarkup markup={page.solutions} />
      <ServerMarkup markup={page.offers} />
      <AboutSection lang={page.aboutLang}>
        {orLive(live?.key === 'about', <ServerMarkup markup={page.about} />)}
      </AboutSection>
      {page.unassigned && (
        <UnassignedSection>{orLive(true, <ServerMarkup markup={page.unassigned} />)}</UnassignedSection>
      )}
      <ServerMarkup markup={page.proof} />
      <Contact intro={page.contactIntro} {...page.contact} />
    </>
  );
}
