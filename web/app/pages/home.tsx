import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orWhenUnavailable } from '~/content/availability.server';
import { getActiveProjects } from '~/content/projects.server';
import { findSection } from '~/content/sections.server';
import { Contact } from '~/features/contact/contact';
import { contactFormAction, contactFormState } from '~/features/contact/form.server';
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

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = languageOf(request);
  const [projects, about] = await Promise.all([
    orWhenUnavailable(getActiveProjects(language), []),
    orWhenUnavailable(findSection('about', language), null),
  ]);
  return {
    projects,
    about,
    contact: contactFormState(request),
    texts: textsFor(language, 'home', 'contact'),
  };
}

/** The contact form of a visitor without JavaScript. */
export const action = contactFormAction;

export const meta = pageMeta<typeof loader>(({ texts }) => texts.home.meta);

export default function Home() {
  const { projects, about, contact } = useLoaderData<typeof loader>();
  const stages = Object.fromEntries(projects.map(({ key, stage }) => [key, stage ?? '']));
  return (
    <>
      <Hero stages={stages} />
      <Solutions projects={projects} />
      <Consulting />
      <Why />
      <EuId />
      <Stats />
      <About edited={about} />
      <Expertise />
      <Closing />
      <Contact {...contact} />
    </>
  );
}
