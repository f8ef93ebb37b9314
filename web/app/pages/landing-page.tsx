import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Language } from 'contract/languages';
import { findLandingPageByLanguage, type LandingPage } from '~/content/published/landing-pages.server';
import { writtenLanguages } from '~/content/published/written-languages';
import { requireAvailable } from '~/content/store/availability.server';
import { ContactForm } from '~/features/contact/contact-form';
import { type ContactFormResult, contactFormAction, contactFormState } from '~/features/contact/form.server';
import { areBlocksArranged } from '~/features/preview/blocks/block-words.server';
import { draftedPage } from '~/features/preview/blocks/landing-draft.server';
import { readDraft, refusal } from '~/features/preview/draft-action.server';
import { openPreview } from '~/features/preview/preview.server';
import { refuseForeignOrigin } from '~/http/origin.server';
import { gone, notFound } from '~/http/responses.server';
import { languageOf } from '~/i18n/negotiation.server';
import { Island } from '~/islands/island';
import { landingLook, landingView } from '~/page-data/landing-page.server';
import { Landing } from '~/sections/landing/landing-page';
import type { ShownLandingPage } from '~/sections/landing/shown-blocks';
import { lookOf } from '~/share-images/address';
import { type PageHead, pageHead } from '~/site/head.server';
import { pageMeta } from '~/site/page-meta';
import type { Presence } from '~/site/presence';

const spokenLanguage = ({ title }: LandingPage): Language => title.lang;

/** German stands in for a language without a title; the canonical page is then the German one. */
function headOf(
  page: LandingPage,
  language: Language,
  versions: ReadonlyMap<Language, LandingPage>,
): PageHead {
  const lang = spokenLanguage(page);
  const alike = new Map([...versions].filter(([, { state }]) => state === page.state));
  return {
    title: page.title.value,
    description: page.description?.value ?? page.title.value,
    name: page.title.value,
    shareLook: lookOf(landingLook(page)),
    languages: writtenLanguages(alike, spokenLanguage),
    ...(lang !== language && { lang }),
  };
}

const presenceOf = (versions: ReadonlyMap<Language, LandingPage>): Presence => ({
  languages: [...versions].flatMap(([language, { state }]) => (state === 'published' ? [language] : [])),
  instead: '/',
});

async function withForm(page: ShownLandingPage, request: Request) {
  const hasForm = page.blocks.some(({ kind }) => kind === 'form');
  return { page, contact: hasForm ? await contactFormState(request) : null };
}

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const { language } = languageOf(request);
  const key = params.slug ?? '';
  const [versions, { preview, isHidden, headers }] = await Promise.all([
    requireAvailable(findLandingPageByLanguage(key)),
    openPreview(request, { kind: 'landing-page', key }),
  ]);
  const page = versions.get(language);
  if (!page) throw notFound();
  if (!preview) {
    if (page.state === 'ended') throw gone();
    if (page.state !== 'published') throw notFound();
  }
  const head = headOf(page, language, versions);
  const view = await landingView(page, language, { hasEmptyBlocks: preview?.blockWords != null });
  return data(
    {
      head: pageHead(args, { ...head, isHidden }),
      isInGermanAlone: head.lang !== undefined,
      presence: preview ? null : presenceOf(versions),
      ...(await withForm(view, request)),
      preview,
    },
    { headers },
  );
}

/** Renders the unsaved page of /admin's form (decision D7). @throws Response 400, 403, 404, 413, 415 */
async function showDraft({ request, params }: ActionFunctionArgs) {
  refuseForeignOrigin(request);
  const key = params.slug ?? '';
  const { preview, headers } = await openPreview(request, { kind: 'landing-page', key });
  if (!preview) throw refusal(403);
  const draft = await readDraft(request);
  if (draft?.key !== key || !draft.page) throw refusal(400);
  const { language } = languageOf(request);
  const stored = (await requireAvailable(findLandingPageByLanguage(key))).get(language);
  if (!stored) throw notFound();
  const page = draftedPage(language, stored, { ...draft, page: draft.page });
  const view = await landingView(page, language, { hasEmptyBlocks: true });
  return data({ draft: await withForm(view, request) }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  if (areBlocksArranged(args.request)) return showDraft(args);
  const versions = await requireAvailable(findLandingPageByLanguage(args.params.slug ?? ''));
  const page = versions.get(languageOf(args.request).language);
  const hasForm = page?.state === 'published' && page.blocks.some(({ kind }) => kind === 'form');
  if (!hasForm) throw notFound();
  return contactFormAction(args);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = pageMeta;

export default function LandingPageRoute() {
  const { isInGermanAlone, ...saved } = useLoaderData<typeof loader>();
  const answer = useActionData<ContactFormResult | { draft: Pick<typeof saved, 'page' | 'contact'> }>();
  const isDraft = answer !== undefined && 'draft' in answer;
  const { page, contact } = isDraft ? answer.draft : saved;
  const block = page.blocks.find((one) => one.kind === 'form');
  const form = contact && (
    <Island name="contact-form" client="visible" texts={['contact']}>
      <ContactForm
        {...contact}
        answer={isDraft ? undefined : answer}
        optional={block?.fields}
        page={page.title.value}
      />
    </Island>
  );
  const words = saved.preview?.blockWords;
  const emptyWords = words ? { names: words.names, empty: words.tools.empty } : undefined;
  return <Landing page={page} isInGermanAlone={isInGermanAlone} form={form} emptyWords={emptyWords} />;
}
