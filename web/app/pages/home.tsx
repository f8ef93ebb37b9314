import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { HomeSwitch } from 'contract/home-page-fields';
import { hiddenOnHome } from '~/content/published/home-page.server';
import { findSection } from '~/content/published/sections.server';
import { type ShownSection, shownSection } from '~/content/published/shown-section.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { Contact } from '~/features/contact/contact';
import { type ContactFormResult, contactFormAction, contactFormState } from '~/features/contact/form.server';
import { sectionDraftAction } from '~/features/preview/draft-action.server';
import { openPreview, previewedKey } from '~/features/preview/preview.server';
import { type SectionDraftResult, typedOrSaved } from '~/features/preview/typed-section';
import { storedProducts } from '~/features/products/catalog.server';
import { languageOf } from '~/i18n/negotiation.server';
import { textsFor } from '~/i18n/texts.server';
import { Closing } from '~/sections/home/closing';
import { Consulting } from '~/sections/home/consulting';
import { isOnHome } from '~/sections/home/edited-copy';
import { AboutSection, HeroSection, UnassignedSection } from '~/sections/home/edited-section';
import { EuId } from '~/sections/home/eu-id';
import { Expertise } from '~/sections/home/expertise';
import { Solutions } from '~/sections/home/solutions';
import { Stats } from '~/sections/home/stats';
import { UNASSIGNED_ID } from '~/sections/home/unassigned-text';
import { Why } from '~/sections/home/why';
import { companyProofs } from '~/sections/shared/proofs.server';
import { pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import { HOME_SECTIONS } from '~/site-map';

const subjectOf = (key: string) =>
  ({ kind: 'section', key, element: isOnHome(key) ? HOME_SECTIONS[key].element : UNASSIGNED_ID }) as const;

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  const { language } = languageOf(request);
  const key = previewedKey(request);
  const sectionOf = async (name: string) => {
    const section = await orWhenUnavailable(findSection(name, language), null);
    return section && shownSection(section);
  };
  const [projects, hero, about, contact, switchedOff, { preview, isHidden, headers }] = await Promise.all([
    orWhenUnavailable(storedProducts(language), []),
    sectionOf('hero'),
    sectionOf('about'),
    contactFormState(request),
    hiddenOnHome(),
    openPreview(request, subjectOf(key)),
  ]);
  const unassigned = preview && !isOnHome(key) ? await sectionOf(key) : null;
  const head = pageHead(args, { ...textsFor(language, 'home').home.meta, isHidden });
  const proofs = companyProofs(language, switchedOff);
  const hidden = switchedOff.filter((name) => !preview || name !== key);
  return data({ head, preview, projects, hero, about, unassigned, contact, proofs, hidden }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function action(args: ActionFunctionArgs) {
  const key = previewedKey(args.request);
  return key === '' ? contactFormAction(args) : sectionDraftAction(args, subjectOf(key));
}

export const meta = pageMeta;

export default function Home() {
  const { preview, projects, hero, about, unassigned, contact, proofs, hidden } =
    useLoaderData<typeof loader>();
  const result = useActionData<ContactFormResult | SectionDraftResult>();
  const answer = result && 'outcome' in result ? result : undefined;
  const shown = (key: string, saved: ShownSection | null) => typedOrSaved(result, key, saved);
  const isOn = (name: HomeSwitch) => !hidden.includes(name);
  const noPlace = unassigned && shown(unassigned.key, unassigned);
  return (
    <>
      <HeroSection section={shown('hero', hero)} isStill={preview !== null} />
      {isOn('solutions') && <Solutions projects={projects} />}
      {isOn('consulting') && <Consulting />}
      {isOn('why') && <Why />}
      {isOn('euId') && <EuId />}
      {isOn('stats') && <Stats proofs={proofs} />}
      {isOn('about') && <AboutSection section={shown('about', about)} />}
      {noPlace && <UnassignedSection section={noPlace} />}
      {isOn('expertise') && <Expertise />}
      {isOn('closing') && <Closing />}
      <Contact {...contact} answer={answer} />
    </>
  );
}
